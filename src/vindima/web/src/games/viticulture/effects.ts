/** Shows the changes that the engine predicts for an answer where they will happen. */

import type { Effect } from "../../board/game";
import { say, signed } from "../../lib/words/text";
import type { Change } from "../../lib/wire";
import type { View } from "./view";
import { name } from "./words";

type Value = Pick<Change, "before" | "after">;

export function effects(changes: Change[], view: View): Effect[] {
  return changes.flatMap(({ path, before, after }) => {
    const [part, place, ...inside] = path;
    if (part === "seats") return seatEffects(Number(place), inside.map(String), { before, after }, view);
    if (part === "automa" && place === "tokens")
      return [{ spot: "automa-tokens", text: difference({ before, after }) }];
    return [];
  });
}

function difference({ before, after }: Value): string {
  return signed(Number(after) - Number(before));
}

/** The changes of a seat. `path` is the rest of the path, inside the seat's view. */
function seatEffects(seat: number, path: string[], value: Value, view: View): Effect[] {
  const [field = "", kind = "", inner = ""] = path;
  const amount = difference(value);
  const at = (spot: string, text: string): Effect[] => [{ spot, text, seat }];
  switch (field) {
    case "lira":
      return at(`lira-${seat}`, say("web-viticulture-preview-lira", { amount }));
    case "score":
      return at(`score-${seat}`, say("web-viticulture-preview-vp", { amount }));
    case "residual":
      return at(`residual-${seat}`, say("web-viticulture-preview-residual", { amount }));
    case "structures":
      return typeof value.after === "string"
        ? at(`structure-${seat}-${value.after}`, say("web-viticulture-preview-built"))
        : at(`structure-${seat}-${String(value.before)}`, say("web-effect-leaves"));
    case "fields":
      return inner === "value" ? fieldEffects(seat, Number(kind), Number(value.after), view) : [];
    case "grapes":
      return tokenEffects(seat, "grape", "grape", kind, value);
    case "wines":
      return tokenEffects(seat, "wine", "bottle", kind, value);
    case "cards":
      return Number(value.after) > Number(value.before)
        ? at(`deck-${kind}`, say("web-viticulture-preview-card", { amount }))
        : [];
    case "hand":
      return typeof value.before === "string" ? at(`hand-${seat}-${value.before}`, say("web-effect-leaves")) : [];
    default:
      return [];
  }
}

/** The sum of a field, with its limit. */
function fieldEffects(seat: number, place: number, value: number, view: View): Effect[] {
  const field = view.seats[seat]?.fields[place];
  if (!field) return [];
  const text = say("web-viticulture-preview-field", { value, limit: field.limit });
  return [{ spot: `field-${seat}-${field.id}`, text, seat }];
}

/** A grape or a wine that is added to a shelf or leaves it. */
function tokenEffects(seat: number, shelf: string, noun: string, kind: string, { before, after }: Value): Effect[] {
  const token = `${kind}-${String(after ?? before)}`;
  const text =
    after === null ? say("web-effect-leaves") : say("web-viticulture-preview-comes", { it: name(noun, token) });
  return [{ spot: `${shelf}-${seat}-${token}`, text, seat }];
}
