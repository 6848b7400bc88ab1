/** What `Spot` and `SpotBox` share: how an element of the board responds to pointer, focus and keys. */

import type { Attachment } from "svelte/attachments";
import type { HTMLAttributes, SVGAttributes } from "svelte/elements";
import { on } from "svelte/events";
import { spoken, type Marked, type Marks } from "./marks.svelte";

/** The state of a spot for its component. */
export interface SpotParts {
  readonly attributes: SVGAttributes<SVGGElement> & HTMLAttributes<HTMLDivElement>;
  readonly events: Attachment<HTMLElement | SVGElement>;
}

/**
 * The attributes and events of a spot. A board has hundreds of spots, and a move concerns few of them: the state of
 * each spot is derived separately, so that an element is touched only if something there has changed.
 */
export function spotOf(marks: Marks, id: () => string, label: () => string): SpotParts {
  const marked = $derived(marks.at(id()));
  const hot = $derived(marks.hot(id()));
  const changed = $derived(marks.changed(id()));
  const attributes = $derived(attributesOf(marked, { hot, changed }, id(), label()));
  const events = $derived(eventsOf(marks, marked, id()));
  return {
    get attributes() {
      return attributes;
    },
    get events() {
      return events;
    },
  };
}

/** The appearance and the ARIA role of a spot: a button if it has answers or reasons, otherwise a part of the board. */
function attributesOf(
  marked: Marked,
  looks: { hot: boolean; changed: boolean },
  id: string,
  label: string,
): SpotParts["attributes"] {
  const open = marked.answers.length > 0;
  const quiet = !open && marked.refusals.length > 0;
  const shared = {
    class: ["spot", { open, quiet, ...looks }],
    "data-spot": id,
    "data-label": label,
    "aria-label": spoken(marked, label),
  };
  return open || quiet
    ? { ...shared, role: "button", tabindex: 0, "aria-disabled": quiet }
    : { ...shared, role: "group" };
}

/** Hover, focus, click, Enter and Space of a spot. Only spots with something to say take part. */
function eventsOf(marks: Marks, { answers, refusals }: Marked, id: string): SpotParts["events"] {
  return (element) => {
    if (!answers.length && !refusals.length) return;
    const enter = (event: Event) => {
      event.stopPropagation();
      marks.hoverSpot(id, element);
    };
    const leave = () => marks.hover(null);
    const pick = (event: Event) => {
      event.stopPropagation();
      marks.pick(id, element);
    };
    const press = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      pick(event);
    };
    const listeners = {
      pointerover: enter,
      pointerleave: leave,
      focus: enter,
      blur: leave,
      click: pick,
      keydown: press,
    };
    // A focused spot that is removed from the board is blurred in the middle of Svelte's update: `on` allows for that.
    const offs = Object.entries(listeners).map(([name, listener]) => on(element, name, listener));
    return () => offs.forEach((off) => off());
  };
}
