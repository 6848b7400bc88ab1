/** What `Spot` and `SpotBox` share: how an element of the board behaves under pointer, focus and keys. */

import type { Attachment } from "svelte/attachments";
import type { HTMLAttributes, SVGAttributes } from "svelte/elements";
import { on } from "svelte/events";
import type { Marks } from "./marks.svelte";

/** The look and the ARIA role of a spot: a button where it has answers or reasons, otherwise a part of the board. */
export function spotAttributes(
  marks: Marks,
  id: string,
  label: string,
): SVGAttributes<SVGGElement> & HTMLAttributes<HTMLDivElement> {
  const { answers, refusals } = marks.at(id);
  const open = answers.length > 0;
  const quiet = !open && refusals.length > 0;
  const classes = { open, quiet, hot: marks.hot(id), changed: marks.changed(id) };
  const shared = {
    class: ["spot", classes],
    "data-spot": id,
    "data-label": label,
    "aria-label": marks.spoken(id, label),
  };
  return open || quiet
    ? { ...shared, role: "button", tabindex: 0, "aria-disabled": quiet }
    : { ...shared, role: "group" };
}

/** Hover, focus, click, Enter and Space of a spot. Only spots with something to say take part. */
export function spotEvents(marks: Marks, id: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const { answers, refusals } = marks.at(id);
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
    // A focused spot that is taken off the board is blurred in the middle of Svelte's update: `on` allows for that.
    const offs = Object.entries(listeners).map(([name, listener]) => on(element, name, listener));
    return () => offs.forEach((off) => off());
  };
}
