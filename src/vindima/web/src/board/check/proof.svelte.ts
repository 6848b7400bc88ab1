/** An owner's answers about the uncertain numbers of a game, stored in the browser. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { keepBox, type Tables } from "../../lib/browser/box";
import { api } from "../../lib/server/api";
import { noun, say } from "../../lib/words/text";
import type { Check, CheckBody, Checked, CheckField, CheckItem, CheckPart, CheckTrouble } from "../../lib/wire";

/** The attributes of a field for a number; a keyboard on a screen shows digits. */
export const NUMBER_FIELD = {
  class: "number",
  type: "text",
  inputmode: "numeric",
  enterkeyhint: "next",
  autocomplete: "off",
} as const;

export type Values = Record<string, unknown>;
/** Known from print, waiting for an answer, confirmed, or printed differently. */
export type Stand = "known" | "open" | "confirmed" | "corrected";

interface Kept {
  confirmed: string[];
  corrected: Record<string, Values>;
  edition: string;
  note: string;
}

/** The first field of a report; `checking/report.py` writes it. */
const FORMAT = "vindima checked numbers 1";
/** Milliseconds without a change after which the corrections are tested. */
const PAUSE = 250;
const store = (game: string) => `vindima-check-${game}`;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class Proof {
  readonly game: string;
  readonly parts: CheckPart[];
  /** All items that an owner may answer, by name: uncertain items, and rows that a box may have in addition. */
  readonly items: Map<string, CheckItem>;

  readonly confirmed = new SvelteSet<string>();
  readonly corrected = new SvelteMap<string, Values>();
  edition = $state("");
  note = $state("");
  troubles = $state.raw<CheckTrouble[]>([]);
  /** The corrected tables; null until they have been verified. */
  tables = $state.raw<Tables | null>(null);

  done = $derived([...this.confirmed, ...this.corrected.keys()].filter((name) => !this.items.get(name)?.spare).length);
  changed = $derived(this.corrected.size);

  #waiting = 0;
  #asked = 0;

  constructor({ game, parts }: Check) {
    this.game = game;
    this.parts = parts;
    this.items = new Map(
      parts.flatMap(({ items }) => items.filter((one) => one.doubtful || one.spare).map((one) => [one.name, one])),
    );
    this.#take(this.#stored());
  }

  get count(): number {
    return [...this.items.values()].filter(({ spare }) => !spare).length;
  }

  // Reading values

  stand(item: CheckItem): Stand {
    if (!item.doubtful && !item.spare) return "known";
    if (this.corrected.has(item.name)) return "corrected";
    return this.confirmed.has(item.name) ? "confirmed" : "open";
  }

  /** The value that the owner has read for a field, or ours. */
  value(item: CheckItem, key: string): unknown {
    const own = this.corrected.get(item.name);
    return own && key in own ? own[key] : item.values[key];
  }

  /** True if this field differs from ours. */
  differs(item: CheckItem, key: string): boolean {
    return key in (this.corrected.get(item.name) ?? {});
  }

  /** True if the row is on the owner's board, as far as we know. */
  present(item: CheckItem): boolean {
    return (this.corrected.get(item.name)?.["present"] as boolean | undefined) ?? !item.spare;
  }

  trouble(item: CheckItem): CheckTrouble | undefined {
    return this.troubles.find(({ name }) => name === item.name);
  }

  waiting(part: CheckPart): CheckItem[] {
    return part.items.filter((item) => !item.spare && this.stand(item) === "open");
  }

  // The owner's answers

  confirm(item: CheckItem): void {
    this.corrected.delete(item.name);
    this.confirmed.add(item.name);
    this.#changed();
  }

  /** Confirm an item, unless it is corrected. */
  settle(item: CheckItem): void {
    if (this.stand(item) === "open") this.confirm(item);
  }

  change(item: CheckItem, key: string, value: unknown): void {
    const values = { ...this.corrected.get(item.name), [key]: value };
    const different = Object.entries(values).filter(([name, one]) => item.spare || !same(one, item.values[name]));
    if (!different.length) return this.confirm(item);
    this.confirmed.delete(item.name);
    this.corrected.set(item.name, Object.fromEntries(different));
    this.#changed();
  }

  /** The owner's board has this row. */
  add(item: CheckItem): void {
    if (!item.spare) return this.takeBack(item);
    const fields = item.fields.map(({ key }) => [key, item.values[key]]);
    this.corrected.set(item.name, { ...Object.fromEntries(fields), present: true });
    this.#changed();
  }

  /** The owner's board does not have this row. */
  remove(item: CheckItem): void {
    if (item.spare) return this.takeBack(item);
    this.confirmed.delete(item.name);
    this.corrected.set(item.name, { present: false });
    this.#changed();
  }

  /** Withdraw the answer about an item. */
  takeBack(item: CheckItem): void {
    this.corrected.delete(item.name);
    this.confirmed.delete(item.name);
    this.#changed();
  }

  confirmRest(part: CheckPart): void {
    for (const item of this.waiting(part)) this.confirmed.add(item.name);
    this.#changed();
  }

  restart(): void {
    this.#take({ confirmed: [], corrected: {}, edition: "", note: "" });
    this.#changed();
  }

  // Storing, sending and reading answers

  keep(): void {
    try {
      localStorage.setItem(store(this.game), JSON.stringify(this.body()));
    } catch {
      // Without local storage, the answers last until the page is closed.
    }
  }

  body(): Required<CheckBody> {
    return {
      confirmed: [...this.confirmed],
      corrected: Object.fromEntries(this.corrected),
      edition: this.edition,
      note: this.note,
    };
  }

  /** Test the corrections now. Responses that arrive too late are dropped. */
  async test(): Promise<Checked> {
    clearTimeout(this.#waiting);
    const asked = ++this.#asked;
    const found = await api.post<Checked>(`/check/${this.game}`, this.body());
    if (asked === this.#asked) {
      this.troubles = found.troubles;
      this.tables = found.troubles.length ? null : found.tables;
      if (this.tables) keepBox(this.game, this.tables);
    }
    return found;
  }

  /** Take over the answers of a report; returns false if it is not about this game. */
  read(text: string): boolean {
    try {
      const told = JSON.parse(text) as Record<string, unknown>;
      if (told["format"] !== FORMAT || told["game"] !== this.game) return false;
      const entries = (key: string) => told[key] as { place: string; new: Values }[];
      this.#take({
        confirmed: entries("confirmed").map(({ place }) => place),
        corrected: Object.fromEntries(entries("corrected").map((entry) => [entry.place, entry.new])),
        edition: String(told["edition"]),
        note: String(told["note"]),
      });
    } catch {
      return false;
    }
    this.#changed();
    return true;
  }

  /** Items that are no longer uncertain, or never were, are dropped. */
  #take({ confirmed, corrected, edition, note }: Kept): void {
    const known = (name: string) => this.items.has(name);
    this.confirmed.clear();
    this.corrected.clear();
    for (const name of confirmed.filter(known)) this.confirmed.add(name);
    for (const [name, values] of Object.entries(corrected)) if (known(name)) this.corrected.set(name, values);
    this.edition = edition;
    this.note = note;
  }

  #stored(): Kept {
    const none: Kept = { confirmed: [], corrected: {}, edition: "", note: "" };
    try {
      return { ...none, ...(JSON.parse(localStorage.getItem(store(this.game)) ?? "{}") as Partial<Kept>) };
    } catch {
      return none;
    }
  }

  #changed(): void {
    this.tables = null;
    this.keep();
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => void this.test().catch(() => undefined), PAUSE);
  }
}

/** The name of a field. */
export function fieldName(game: string, key: string): string {
  return noun(`${game}-check`, "field", key);
}

/** A value of a field in words. */
export function saidValue(game: string, field: CheckField, value: unknown): string {
  const name = (choice: unknown) => noun(game, field.noun, String(choice));
  if (typeof value === "boolean") return say(value ? "check-yes" : "check-no");
  if (field.kind === "choice") return name(value);
  if (field.kind === "pair") return (value as unknown[]).map(name).join(" + ");
  if (field.kind === "numbered") return (value as number[]).map((one) => name(field.choices[one - 1])).join(", ");
  if (field.kind === "amounts")
    return Object.entries(value as Record<string, number>)
      .map(([choice, amount]) => `${name(choice)} ${amount}`)
      .join(", ");
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** Give the focus to the next field of the page that can be checked. */
export function focusNext(from: Element): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-cell]")];
  const next = all[all.indexOf(from as HTMLElement) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement && next.type === "text") next.select();
}
