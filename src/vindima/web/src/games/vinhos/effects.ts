/** Shows the changes that the engine predicts for an answer where they will happen. */

import type { Effect } from "../../board/game";
import { say, signed } from "../../lib/words/text";
import type { Change } from "../../lib/wire";
import { expertOf, type View, type WineView } from "./view";
import { name, signedMoney, word } from "./words";

type Value = Pick<Change, "before" | "after">;

/** The region whose gift is a choice, so that no preview can predict it. */
const GIVES_EXPERTS = "setubal";

export function effects(changes: Change[], view: View): Effect[] {
  return changes.flatMap(({ path, before, after }) => {
    const [part, place, ...inside] = path;
    const value = { before, after };
    switch (part) {
      case "seats":
        return seatEffects(Number(place), inside.map(String), value);
      case "regions":
        return inside[0] === "cubes" ? regionEffects(Number(place), value, view) : [];
      case "features":
        return inside[0] === "points"
          ? [{ spot: `track-${place}`, text: say("web-vinhos-more-fair-points", { amount: difference(value) }) }]
          : [];
      case "fair_slots":
        return inside[0] === "seat" && after !== null ? standEffects(Number(place), Number(after), view) : [];
      default:
        return [];
    }
  });
}

function difference({ before, after }: Value): string {
  return signed(Number(after) - Number(before));
}

function regionEffects(place: number, value: Value, view: View): Effect[] {
  const region = view.regions[place];
  return region
    ? [{ spot: `region-${region.id}`, text: say("web-vinhos-more-cubes", { amount: difference(value) }) }]
    : [];
}

/** A stand at the fair brings its bonus. */
function standEffects(place: number, seat: number, view: View): Effect[] {
  const slot = view.fair_slots[place];
  return slot ? [{ spot: `stand-${slot.id}`, text: name("bonus", slot.bonus), seat }] : [];
}

/** The changes of a seat. `path` is the rest of the path, inside the seat's view. */
function seatEffects(seat: number, path: string[], value: Value): Effect[] {
  const [field = "", place = "", ...inside] = path;
  const at = (spot: string, text: string): Effect[] => [{ spot, text, seat }];
  const amount = difference(value);
  switch (field) {
    case "cash":
    case "account": {
      const money = signedMoney(Number(value.after) - Number(value.before));
      return at(`${field}-${seat}`, say(`web-vinhos-more-${field}`, { amount: money }));
    }
    case "score":
    case "barrels":
    case "porto":
      return at(`${field}-${seat}`, say(`web-vinhos-more-${field}`, { amount }));
    case "fair_points":
      return at(`fair-points-${seat}`, say("web-vinhos-more-fair-points", { amount }));
    case "experts_up":
      return typeof value.before === "string"
        ? at(`expert-${seat}-${value.before}`, name("ability", expertOf(value.before).ability))
        : [];
    case "estates":
      return estateEffects(seat, Number(place) + 1, inside, value);
    default:
      return [];
  }
}

/** The changes in an estate: the gift of its region, what is built, its next wine, and wines that come or leave. */
function estateEffects(seat: number, estate: number, path: string[], { before, after }: Value): Effect[] {
  const [field, slot] = path;
  const spot = `estate-${seat}-${estate}`;
  const at = (text: string): Effect[] => [{ spot, text, seat }];
  switch (field) {
    case "region":
      return after === GIVES_EXPERTS ? at(word("trait", GIVES_EXPERTS)) : [];
    case "wineries":
      return at(say("web-vinhos-more-wineries", { amount: difference({ before, after }) }));
    case "cellar":
      return at(say("web-vinhos-more-cellars", { amount: signed(after ? 1 : -1) }));
    case "next_production":
      return at(say("web-vinhos-next", { value: Number(after) }));
    case "wines":
      if (path.length > 2) return [];
      if (after === null)
        return [{ spot: `wine-${seat}-${estate}-${Number(slot) + 1}`, text: say("web-effect-leaves"), seat }];
      return before === null ? at(say("web-vinhos-more-wine", { value: (after as WineView).value })) : [];
    default:
      return [];
  }
}
