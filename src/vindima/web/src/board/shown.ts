/** What a worked example of the rules shows at one moment. */

import type { ExampleState } from "../lib/wire";

interface Shown {
  /** The first value, if it is a number; otherwise 0. */
  amount: number;
  /** The values as the ids of things. */
  ids: string[];
  /** Places for that amount of equal pieces. */
  many: number[];
}

export function shown({ values }: ExampleState): Shown {
  const amount = typeof values[0] === "number" ? values[0] : 0;
  return { amount, ids: values.map(String), many: Array.from({ length: Math.max(amount, 0) }, (_, place) => place) };
}
