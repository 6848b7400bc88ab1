/** A table that is being planned: its seats and options. */

import { boxTables, type Tables } from "../../lib/browser/box";
import { language } from "../../lib/words/language.svelte";
import { me } from "../../lib/server/me.svelte";
import { settings } from "../../lib/browser/settings.svelte";
import { say } from "../../lib/words/text";
import { NO_HURRY, requestedPace, samePace, type PlannedPace } from "./pace";
import type { GameInfo, Listing, NewTable, Table } from "../../lib/wire";

/** The reader; another person at this screen; a person with a link; a bot. */
export type Sitter = "me" | "here" | "link" | "bot";

export interface PlannedSeat {
  sitter: Sitter;
  name: string;
  level: string;
  style: string;
}

const LEVEL = "medium";
/** The level of bots that has no rating. */
const UNRATED = "random";

export class Plan {
  readonly games: GameInfo[];
  game = $state.raw<GameInfo>() as GameInfo;
  seats = $state<PlannedSeat[]>([]);
  options = $state<Record<string, unknown>>({});
  /** The corrected tables available for the game: those of the reader's own box. */
  offered = $state.raw<Tables | null>(null);
  corrected = $state(false);
  seed = $state<number | null>(null);
  confirm = $state(settings.confirm);
  pace = $state<PlannedPace>({ ...NO_HURRY });
  rated = $state(false);
  /** How the table is offered to people who have no link to it. */
  listing = $state.raw<Listing>({ open: false, public: false, level: "", language: language.code });

  least = $derived(Math.min(...this.game.players));
  most = $derived(Math.max(...this.game.players));
  solo = $derived(this.seats.length === 1);
  /** Another person may take a seat with a link, so everybody may. */
  openable = $derived(this.seats.some(({ sitter }) => sitter === "link"));
  /** Nobody else sits at this screen. */
  alone = $derived(this.seats.every(({ sitter }) => sitter !== "here"));
  /** The options that this number of players may choose. An option without choices names a folder, so pages omit it. */
  open = $derived(this.game.options.filter(({ choices, solo }) => choices.length > 0 && (!solo || this.solo)));

  /** True if the table can be rated: people at screens of their own, and bots with fixed ratings. */
  ratable = $derived(
    !this.solo &&
      !this.corrected &&
      this.seed === null &&
      this.seats.some(({ sitter }) => sitter !== "bot") &&
      this.seats.every(({ sitter }) => sitter !== "here") &&
      this.seats.filter(({ sitter }) => sitter === "me").length <= 1 &&
      this.seats.every(
        ({ sitter, level, style }) => sitter !== "bot" || (level !== UNRATED && this.#plain(level, style)),
      ),
  );

  constructor(games: GameInfo[], name: string | null) {
    this.games = games;
    this.choose(name ?? "");
  }

  choose(name: string): void {
    const found = this.games.find((game) => game.name === name) ?? this.games[0];
    if (!found) throw new Error("no games");
    this.game = found;
    this.options = Object.fromEntries(found.options.map((option) => [option.name, option.default]));
    this.seats = [this.seat("me"), this.seat("bot"), this.seat("bot")].slice(0, this.most);
    this.offered = boxTables(found.name);
    this.corrected = false;
  }

  seat(sitter: Sitter): PlannedSeat {
    const level = this.game.bots.includes(LEVEL) ? LEVEL : (this.game.bots[0] ?? "");
    return { sitter, name: "", level, style: this.game.styles[0] ?? "" };
  }

  /** Copy the seats and options of a table. */
  copy(table: Table): void {
    this.choose(table.game);
    this.options = { ...this.options, ...table.options };
    this.pace = samePace(table.pace);
    this.rated = table.rated;
    this.listing = table.listing;
    this.seats = table.seats.map(({ kind, bot, mine, name }, place) => {
      const [level = "", ...parameters] = (bot ?? "").split(":");
      const style = parameters.find((parameter) => parameter.startsWith("style="))?.slice(6);
      const first = table.seats.findIndex((seat) => seat.mine) === place;
      const sitter = kind === "bot" ? "bot" : first ? "me" : mine ? "here" : "link";
      const plain = this.seat(sitter);
      return {
        ...plain,
        name: sitter === "here" ? name : "",
        level: level || plain.level,
        style: style ?? plain.style,
      };
    });
  }

  /** The body of the request for the table. */
  request(): NewTable {
    const known = new Set(this.open.map(({ name }) => name));
    return {
      game: this.game.name,
      options: {
        ...Object.fromEntries(Object.entries(this.options).filter(([name]) => known.has(name))),
        ...(this.corrected && this.offered ? { tables: this.offered } : {}),
      },
      seats: this.seats.map((seat, place) => this.#requested(seat, place)),
      hot_seat: this.seats.filter(({ sitter }) => sitter === "me" || sitter === "here").length > 1,
      confirm: this.confirm,
      ...requestedPace(this.pace),
      ...(this.rated && this.ratable ? { rated: true } : {}),
      listing: { ...this.listing, open: this.listing.open && this.openable, public: this.listing.public && this.alone },
      // With people elsewhere, everybody contributes to the deal.
      ...(this.seed === null ? { shared: this.seats.some(({ sitter }) => sitter === "link") } : { seed: this.seed }),
    };
  }

  /** True for a bot without a style of its own, or with the default one. */
  #plain(level: string, style: string): boolean {
    return !this.game.styled.includes(level) || style === this.game.styles[0];
  }

  #requested({ sitter, name, level, style }: PlannedSeat, place: number): NewTable["seats"][number] {
    switch (sitter) {
      case "me":
        return { kind: "person", name: me.name, mine: true };
      case "here":
        return { kind: "person", name: name || say("web-player", { number: place + 1 }), mine: true };
      case "link":
        return { kind: "open" };
      case "bot":
        return { kind: "bot", bot: this.#plain(level, style) ? level : `${level}:style=${style}` };
    }
  }
}
