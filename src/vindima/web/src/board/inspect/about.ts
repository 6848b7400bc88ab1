/** What a thing on the table explains about itself. */

import type { Paragraph } from "../../lib/wire";

/** What a game knows about a thing beyond its label. */
export interface Knowledge {
  /** Its current worth or effects; each entry is a sentence of its own. */
  now?: string[];
  /** The anchors of its paragraphs in the rules, most specific first. */
  rules: string[];
  /** Cards that can be viewed in full size: `summer/surveyor`. */
  cards?: string[];
}

export interface About {
  title: string;
  now: string[];
  rules: string[];
  cards: string[];
}

/** The parts of a label, as `Spot` and `SpotBox` get it: the name of the thing, then its state. */
function parts(label: string): string[] {
  return label.split(". ").filter(Boolean);
}

/** The explanation of a thing with that label. Null if there is nothing to say about it. */
export function aboutOf(label: string, known: Knowledge | null): About | null {
  const [title, ...state] = parts(label);
  if (!known || title === undefined) return null;
  const now = [...new Set([...state, ...(known.now ?? [])])].filter((line) => line && line !== title);
  return { title, now, rules: known.rules, cards: known.cards ?? [] };
}

const TAGS = /<[^>]*>/g;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
/** A reference to another paragraph in brackets. */
const REFERENCE = / ?[(（][^()（）]*<a [^>]*>[^()（）]*<\/a>[^()（）]*[)）]/g;

/** The first words of a paragraph of the rules: everything before its lists and tables. */
export function opening({ html }: Paragraph): string {
  const first = /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? "";
  const text = first.replaceAll(REFERENCE, "").replaceAll(TAGS, "");
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity).trim();
}
