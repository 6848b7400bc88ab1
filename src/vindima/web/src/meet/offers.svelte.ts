/** The tables that everybody may join or watch, kept up to date by the stream of the lobby. */

import { api, listenLobby } from "../lib/server/api";
import type { Offer, OfferChanges, OfferList, TableLine } from "../lib/wire";

export interface Wanted {
  game: string;
  players: number;
  language: string;
  /** `live`, `turns`, or `none` for tables without clocks. */
  pace: string;
}

/** How many of each kind are shown at first, and how many more each time. */
const STEP = 6;

/** True if an offer passes the filters. `server/tables/live/board.py` decides the same. */
export function fits(offer: Offer, { game, players, language, pace }: Wanted): boolean {
  return (
    (game === "" || offer.game === game) &&
    (players === 0 || offer.seats.length === players) &&
    (pace === "" || (offer.pace?.kind ?? "none") === pace) &&
    (language === "" || offer.language === "" || offer.language === language)
  );
}

const isOpen = (offer: Offer): boolean => offer.free > 0;
const isPublic = (offer: Offer): boolean => offer.public && offer.dealt;

/** A list after changes: changed offers keep their place, and new ones come first. */
export function changed(list: Offer[], now: Offer[], gone: ReadonlySet<string>): Offer[] {
  const news = new Map(now.map((offer) => [offer.id, offer]));
  const kept = list.flatMap((offer) => {
    const found = news.get(offer.id);
    news.delete(offer.id);
    return found ? [found] : gone.has(offer.id) ? [] : [offer];
  });
  return [...news.values(), ...kept];
}

export class Offers {
  open = $state.raw<Offer[]>([]);
  public = $state.raw<Offer[]>([]);
  /** How many there are in all. */
  openCount = $state(0);
  publicCount = $state(0);
  wanted = $state<Wanted>({ game: "", players: 0, language: "", pace: "" });
  most = $state(STEP);
  #mark = "";
  #asked = 0;
  #leave: () => void = () => undefined;

  /** Read the current list. */
  async load(): Promise<void> {
    const asked = ++this.#asked;
    const query = new URLSearchParams({
      game: this.wanted.game,
      players: String(this.wanted.players),
      language: this.wanted.language,
      pace: this.wanted.pace,
      most: String(this.most),
    });
    const found = await api.get<OfferList>(`/offers?${query}`);
    if (asked !== this.#asked) return;
    this.open = found.open;
    this.public = found.public;
    this.openCount = found.open_count;
    this.publicCount = found.public_count;
    this.#mark = found.mark;
  }

  /** Follow the changes from now on, and those of the reader's own tables. */
  follow(tables: (tables: TableLine[]) => void): void {
    this.#leave = listenLobby(
      {
        tables,
        offers: (changes, mark) => this.#change(changes, mark),
        renew: () => void this.load().catch(() => undefined),
      },
      () => this.#mark,
    );
  }

  close(): void {
    this.#leave();
  }

  showMore(): void {
    this.most += 4 * STEP;
    void this.load();
  }

  search(wanted: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...wanted };
    this.most = STEP;
    void this.load();
  }

  #change({ changed: now, gone }: OfferChanges, mark: string): void {
    this.#mark = mark;
    const fitting = now.filter((offer) => fits(offer, this.wanted));
    const known = new Set([...this.open, ...this.public].map(({ id }) => id));
    const unseen = [...now.map(({ id }) => id), ...gone].some((id) => !known.has(id));
    const take = (list: Offer[], among: (offer: Offer) => boolean): Offer[] => {
      const out = new Set([...gone, ...fitting.filter((offer) => !among(offer)).map(({ id }) => id)]);
      return changed(list, fitting.filter(among), out);
    };
    const [open, watched] = [take(this.open, isOpen), take(this.public, isPublic)];
    this.openCount += open.length - this.open.length;
    this.publicCount += watched.length - this.public.length;
    const whole = this.openCount <= this.most && this.publicCount <= this.most;
    this.open = open.slice(0, this.most);
    this.public = watched.slice(0, this.most);
    // Only the server can count what is not shown.
    if (!whole && unseen) this.#recount();
  }

  #counting = 0;

  /** Count again soon; several changes are counted together. */
  #recount(): void {
    if (this.#counting) return;
    this.#counting = window.setTimeout(() => {
      this.#counting = 0;
      void this.load().catch(() => undefined);
    }, 3000);
  }
}
