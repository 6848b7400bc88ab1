/** The chat of a table, as far as this reader may read it, and how much of it they have seen. */

import { api, problemFrom } from "../../lib/server/api";
import type { Chat, Heard } from "../../lib/wire";

export class Talk {
  readonly #path: string;
  #lines = $state.raw<Chat[]>([]);
  /** The number of the last line that the reader has seen, on any device. */
  #heard = $state(0);

  /** The lines of people, and the server's notes about seats. */
  lines = $derived(this.#lines.filter(({ about }) => about === null));
  /** How many lines of other people the reader has not seen; notes of the server do not count. */
  unread = $derived(
    this.lines.filter(({ number, mine, event }) => event === null && !mine && number > this.#heard).length,
  );

  constructor(table: string) {
    this.#path = `/tables/${table}/chat`;
  }

  /** Fetch the lines so far. */
  async begin(): Promise<void> {
    const [{ number }] = await Promise.all([api.get<Heard>(`${this.#path}/heard`), this.catchUp()]);
    this.#heard = number;
  }

  /** Fetch the missing lines. */
  async catchUp(): Promise<void> {
    const last = this.#lines.at(-1)?.number ?? 0;
    this.hear(await api.get<Chat[]>(`${this.#path}?after=${last}`));
  }

  /** Fetch all lines again, because some have changed, or because the reader may read more now. */
  async reload(): Promise<void> {
    this.#lines = await api.get<Chat[]>(`${this.#path}?after=0`);
  }

  hear(lines: Chat[]): void {
    const known = new Set(this.#lines.map(({ number }) => number));
    const fresh = lines.filter(({ number }) => !known.has(number));
    if (!fresh.length) return;
    this.#lines = [...this.#lines, ...fresh].sort((one, other) => one.number - other.number);
    // If this fails, the next line or connection tries again.
    if (fresh.some(({ about }) => about !== null && known.has(about))) void problemFrom(() => this.reload());
  }

  /** The reader has the whole chat in view. */
  listened(): void {
    const number = this.#lines.at(-1)?.number ?? 0;
    if (number <= this.#heard) return;
    this.#heard = number;
    void problemFrom(() => api.put<Heard>(`${this.#path}/heard`, { number }));
  }
}
