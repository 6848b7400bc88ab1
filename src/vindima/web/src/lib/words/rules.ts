/** The rules reference of a game, requested once for each language. */

import { api } from "../server/api";
import { language } from "./language.svelte";
import type { Book, Paragraph } from "../wire";

const books = new Map<string, Promise<Book>>();

/** The reference in the current language. A failure is not cached: the next reader tries again. */
export function book(game: string): Promise<Book> {
  const key = `${game}/${language.code}`;
  let found = books.get(key);
  if (!found) {
    found = api.get<Book>(`/rules/${key}`);
    found.catch(() => books.delete(key));
    books.set(key, found);
  }
  return found;
}

/** The anchors of rulings. */
const RULING = /^(ruling-.+|[vt]\d+)$/;

/** The paragraphs of some anchors, in the order of the anchors. */
export function cited({ paragraphs }: Book, anchors: string[]): Paragraph[] {
  return anchors.flatMap((anchor) => paragraphs.find((paragraph) => paragraph.anchor === anchor) ?? []);
}

/** The name of a citation: the headings of its paragraphs; rulings are named only if there is nothing else. */
export function titles(found: Paragraph[]): string[] {
  const chapters = found.filter(({ anchor }) => !RULING.test(anchor));
  return [...new Set((chapters.length ? chapters : found).map(({ heading }) => heading))];
}

/** The words of a paragraph, for a search. */
export function words({ heading, html, examples }: Paragraph): string {
  const texts = [heading, html.replaceAll(/<[^>]*>/g, " "), ...examples.map(({ text }) => text)];
  return texts.join(" ").toLocaleLowerCase();
}
