/** Answers that belong together stand in one row. */

import type { GameTable } from "../../board/game";

/** How many characters two texts have in common at their beginning, without splitting a word. */
function shared(one: string, other: string): number {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end += 1;
  const inside = /\p{L}/u;
  while (end > 0 && inside.test(one[end] ?? "") && inside.test(one[end - 1] ?? "")) end -= 1;
  return end;
}

export interface Grouped<A> {
  answer: A;
  /** The index among all answers. */
  place: number;
  /** The part of the text that the first answer of the row also has, and the rest. */
  said: string;
  rest: string;
}

/** The answers in rows, in their order. */
export function grouped<A extends { token: string; text: string }>(
  answers: A[],
  rowOf: NonNullable<GameTable["rowOf"]>,
): Grouped<A>[][] {
  const rows: Grouped<A>[][] = [];
  answers.forEach((answer, place) => {
    const row = rows.at(-1);
    const first = row?.[0]?.answer;
    const key = rowOf(answer.token);
    const same = first && key !== null && key === rowOf(first.token);
    const end = same ? shared(first.text, answer.text) : 0;
    const entry = { answer, place, said: answer.text.slice(0, end), rest: answer.text.slice(end) };
    if (same && row) row.push(entry);
    else rows.push([entry]);
  });
  return rows;
}
