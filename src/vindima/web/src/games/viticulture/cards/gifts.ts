/** What a Papa gives. */

import { STRUCTURES } from "../view";
import { name } from "../words";

export function isStructure(gift: string): boolean {
  return (STRUCTURES as readonly string[]).includes(gift);
}

export function giftName(gift: string): string {
  return name(isStructure(gift) ? "structure" : "gain", gift);
}
