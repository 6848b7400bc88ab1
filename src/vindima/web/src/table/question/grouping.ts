/** Groups related answers into rows. */

import type { GameTable } from "../../board/game";

/** The length of the common prefix of two texts, without splitting a word. */
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
  /** The prefix shared with the first answer of the row, and the rest of the text. */
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
