/**
 * Portraits in linocut: flat colours, thick ink, gouged lines. The person determines everything: season and trade
 * determine background, coat, hat and tool; the name determines the face, so that the same person always looks the same
 * and no two look alike.
 */

import { HATS, type Hat } from "./hats";
import { TOOLS, type Tool } from "./tools";
import { TRADES, type Trade } from "./trades";

export type Role = "summer" | "winter" | "mama" | "papa";

export interface Layer {
  d: string;
  fill: string;
  /** The width of its ink outline; by default it has none. */
  stroke?: number;
  transform?: string;
}

const SKINS = [16, 24, 34, 46, 60];
const HAIRS = [
  "var(--ink)",
  "var(--cork)",
  "var(--terracotta)",
  "var(--white-wine)",
  "var(--line-strong)",
  "var(--paper-3)",
];
const COATS: Record<Role, string[]> = {
  summer: ["var(--vine)", "var(--terracotta)", "var(--paper-2)", "var(--white-wine)", "var(--blush)"],
  winter: ["var(--azulejo)", "var(--wine)", "var(--cork)", "var(--ink-soft)", "var(--seat-0)"],
  mama: ["var(--terracotta)", "var(--wine)", "var(--vine)", "var(--azulejo)", "var(--seat-0)"],
  papa: ["var(--vine)", "var(--cork)", "var(--azulejo)", "var(--ink-soft)", "var(--red-wine)"],
};
/** Faces: round, long, square, pointed. */
const FACES = [
  "M32 17c9 0 12 6 12 13s-5 14-12 14-12-7-12-14 3-13 12-13Z",
  "M32 16c8 0 10.5 6 10.5 14S38 46 32 46s-10.5-8-10.5-16S24 16 32 16Z",
  "M22 19c4-3 16-3 20 0 3 4 2 14 0 19-2 4-6 6-10 6s-8-2-10-6c-2-5-3-15 0-19Z",
  "M32 17c9 0 12 5 11 12-1 8-7 16-11 16s-10-8-11-16c-1-7 2-12 11-12Z",
];
const NOSES = ["M32 28l-2 6h3", "M32 27c-3 5-3 8 1 8", "M31 28c4 3 4 6 0 7", "M32 29v5h2"];
const EYES = [
  "M26 28.5a1.3 1.3 0 1 0 .1 0M38 28.5a1.3 1.3 0 1 0 .1 0",
  "M24.5 29.5c1-1.5 3-1.5 4 0M35.5 29.5c1-1.5 3-1.5 4 0",
  "M24.5 29h4M35.5 29h4M26.5 29.6v.6M37.5 29.6v.6",
];
const BROWS = [
  "M24 26l5-1M35 25l5 1",
  "M24 25l5 1M35 26l5-1",
  "M24 25.5h5M35 25.5h5",
  "M24 26c1-2 4-2 5 0M35 26c1-2 4-2 5 0",
];
const MOUTHS = ["M28 38.5c2 2 6 2 8 0", "M28.5 39h7", "M29 39.5c2-1.5 4-1.5 6 0", "M28 38c3 3 6 3 8-.5Z"];
/** Men's hair: short, parted, curls, bald with sides, long. */
const SHORT = [
  "M20 28c-2-10 4-14 12-14s14 4 12 14c-2-5-3-7-6-8-6 2-11 1-13 0-3 2-4 4-5 8Z",
  "M20 29c-3-11 4-16 14-15 8 0 12 6 10 15-1-5-3-8-8-9-6 0-11 1-16 9Z",
  "M20 28c-4-2-3-6 0-7 0-5 4-6 6-5 2-4 9-4 11 0 4-2 7 2 7 5 3 1 3 6 0 7-1-5-4-7-12-7s-11 2-12 7Z",
  "M20 32c-3-4-2-8 1-10l1 3v7ZM44 32c3-4 2-8-1-10l-1 3v7Z",
  "M19 40c-4-14-1-26 13-26s17 12 13 26c-3-2-1-18-6-20-5 1-10 1-14 0-5 2-3 18-6 20Z",
];
/** Women's hair: bun, waves, plaits, bob, high knot. */
const LONG = [
  "M20 30c-3-11 4-16 12-16s15 5 12 16c-1-6-4-9-12-9s-11 3-12 9ZM45 15a4.5 4.5 0 1 0 .1 0Z",
  "M19 44c-6-4-1-8-3-12-1-12 5-18 16-18s17 6 16 18c-2 4 3 8-3 12-3-4 0-22-13-22S22 40 19 44Z",
  "M20 30c-3-12 4-16 12-16s15 4 12 16l2 16-4-2c0-12-2-22-10-22s-10 10-10 22l-4 2Z",
  "M18 38c-2-16 2-24 14-24s16 8 14 24l-5-1c1-9-1-16-9-16s-10 7-9 16Z",
  "M20 31c-4-13 4-17 12-17s16 4 12 17c-1-7-4-10-12-10s-11 3-12 10ZM32 5a5 5 0 1 0 .1 0Z",
];
const BEARDS = [
  "",
  "M24 37c3-3 5-2 8 0 3-2 5-3 8 0-3 2-5 2-8 1-3 1-5 1-8-1Z",
  "M21 34c1 9 5 13 11 13s10-4 11-13c-2 3-4 3-6 2-3-1-7-1-10 0-2 1-4 1-6-2Z",
  "M28 41h8c0 4-2 7-4 8-2-1-4-4-4-8Z",
  "M21 33c0 14 4 20 11 22 7-2 11-8 11-22-2 3-4 4-6 3-3-1-7-1-10 0-2 1-4 0-6-3Z",
];
/** The coat over the shoulders, and its collar by season. */
const SHOULDERS = "M8 66c1-13 8-17 16-19 4 4 12 4 16 0 8 2 15 6 16 19Z";
const NECK = "M27 40v8c2 4 8 4 10 0v-8Z";
const GOUGES: Record<Role, string> = {
  summer: "M32 2v5M14 6l3 4M50 6l-3 4M3 18l5 2M61 18l-5 2M2 34l5-1M62 34l-5-1M4 50l5-3M60 50l-5-3",
  winter:
    "M8 10h.1M16 5h.1M26 3h.1M48 6h.1M56 12h.1M60 24h.1M4 24h.1M7 38h.1M58 40h.1M12 18h.1M53 20h.1M4 50h.1M61 52h.1",
  mama: "M6 12c4-4 8-6 12-7M58 12c-4-4-8-6-12-7M4 24c0-3 1-5 2-7M60 24c0-3-1-5-2-7M4 40c0 3 1 5 2 7M60 40c0 3-1 5-2 7",
  papa: "M4 14h6M4 20h4M4 26h6M60 14h-6M60 20h-4M60 26h-6M4 38h5M60 38h-5M4 46h6M60 46h-6",
};

/** A random number generator seeded with a name. */
function dice(name: string): (sides: number) => number {
  let state = 2166136261;
  for (const sign of name) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function one<T>(list: readonly T[], roll: (sides: number) => number): T {
  return list[roll(list.length)] as T;
}

function ground(role: Role): string {
  const tint = {
    summer: "var(--white-wine)",
    winter: "var(--azulejo)",
    mama: "var(--terracotta)",
    papa: "var(--vine)",
  };
  return `color-mix(in srgb, ${tint[role]} 26%, var(--paper-2))`;
}

function collar(role: Role, roll: (sides: number) => number): Layer[] {
  switch (role) {
    case "summer":
      return [{ d: "M24 47l8 9 8-9-4 1-4 4-4-4Z", fill: "var(--paper-2)", stroke: 1.1 }];
    case "winter":
      return [
        {
          d: "M20 46c6-4 18-4 24 0l2 6c-8 4-20 4-28 0Z",
          fill: one(["var(--red-wine)", "var(--paper-3)", "var(--white-wine)", "var(--vine)"], roll),
          stroke: 1.2,
        },
        { d: "M24 48v5M30 49v5M36 49v5M42 47l-1 5", fill: "none", stroke: 0.9 },
      ];
    case "mama":
      return [{ d: "M22 47c3 6 17 6 20 0l6 5c-8 8-24 8-32 0Z", fill: "var(--paper-3)", stroke: 1.1 }];
    case "papa":
      return [{ d: "M25 47l7 6 7-6 4 4-8 7-3-4-3 4-8-7Z", fill: "var(--paper-2)", stroke: 1.1 }];
  }
}

interface Looks {
  woman: boolean;
  hat: Hat;
  patched: boolean;
}

/** Head and shoulders. */
function bust(role: Role, roll: (sides: number) => number, { woman, hat, patched }: Looks): Layer[] {
  const skin = `color-mix(in srgb, var(--cork) ${one(SKINS, roll)}%, var(--paper-2))`;
  const hair = one(HAIRS, roll);
  const coat = one(COATS[role], roll);
  const face = one(FACES, roll);
  const style = one(woman ? LONG : SHORT, roll);
  const beard = woman ? "" : one(BEARDS, roll);
  const glasses = roll(5) === 0;
  const back = woman && style !== LONG[0] && style !== LONG[4];
  const locks: Layer[] = [{ d: style, fill: hair, stroke: 1.2 }];
  return [
    { d: NECK, fill: skin, stroke: 1.2 },
    { d: SHOULDERS, fill: coat, stroke: 1.5 },
    { d: "M13 60l5-8M19 64l4-9M51 60l-5-8M45 64l-4-9M27 64v-5M37 64v-5", fill: "none", stroke: 0.8 },
    ...(patched ? [{ d: "M14 56l7-1 1 7-7 1ZM15 58l5-1M16 61l5-1", fill: "var(--cork)", stroke: 0.9 }] : []),
    ...collar(role, roll),
    ...(back ? locks : []),
    { d: face, fill: skin, stroke: 1.4 },
    { d: "M42.5 27l-2 2M42.5 30.5l-2.5 2.5M41.5 34.5l-2.5 2.5M39.5 38.5l-2 2", fill: "none", stroke: 0.7 },
    ...(beard ? [{ d: beard, fill: hair, stroke: 1 }] : []),
    { d: one(EYES, roll), fill: "var(--ink)", stroke: 0.9 },
    { d: one(BROWS, roll), fill: "none", stroke: 1.3 },
    { d: one(NOSES, roll), fill: "none", stroke: 1.2 },
    { d: one(MOUTHS, roll), fill: woman ? "var(--red-wine)" : "none", stroke: 1.1 },
    ...(glasses
      ? [
          {
            d: "M26 26a3.5 3.5 0 1 0 .1 0M38 26a3.5 3.5 0 1 0 .1 0M29.5 29h5M22.5 29l-3-1M41.5 29l3-1",
            fill: "none",
            stroke: 1,
          },
        ]
      : []),
    ...(woman && roll(2)
      ? [{ d: "M20 36a1.5 1.5 0 1 0 .1 0M44 36a1.5 1.5 0 1 0 .1 0", fill: "var(--white-wine)", stroke: 0.8 }]
      : []),
    ...(back || (hat.covers && !woman) ? [] : locks),
    ...(hat.shape ? [{ d: hat.shape, fill: hat.fill, stroke: 1.4 }] : []),
    ...(hat.line ? [{ d: hat.line, fill: "none", stroke: 0.9 }] : []),
  ];
}

/** The object that a person holds, in the lower corner of the picture. */
function held({ shape, fill, line }: Tool, left: boolean): Layer[] {
  const transform = `translate(${left ? 2 : 40} 40)`;
  return [
    {
      d: "M-1 12a13 13 0 1 1 26 0 13 13 0 1 1-26 0Z",
      fill: "var(--paper-2)",
      stroke: 1.2,
      transform: `${transform} scale(.92)`,
    },
    { d: shape, fill, stroke: 1.3, transform: `${transform} scale(.92)` },
    ...(line ? [{ d: line, fill: "none", stroke: 1.3, transform: `${transform} scale(.92)` }] : []),
  ];
}

/** The people behind, drawn smaller, if a card shows more than one person. */
function companions(role: Role, roll: (sides: number) => number): Layer[] {
  return [-15, 17].flatMap((aside, place) => {
    const looks = { woman: place === 1, hat: one([HATS.none, HATS.cap, HATS.scarf], roll), patched: false };
    const transform = `translate(${13 + aside} 10) scale(.6)`;
    return bust(role, roll, looks).map((layer) => ({ ...layer, transform }));
  });
}

const PLAIN_WOMAN: Hat[] = [HATS.none, HATS.none, HATS.scarf, HATS.none];
const PLAIN_MAN: Hat[] = [HATS.none, HATS.straw, HATS.cap, HATS.none, HATS.beret, HATS.bowler];

/** The appearance of a person without a trade: a visitor added by corrected tables, or a parent. */
function plain(role: Role, roll: (sides: number) => number): Looks {
  const woman = role === "mama" || (role !== "papa" && roll(2) === 0);
  return { woman, hat: one(woman ? PLAIN_WOMAN : PLAIN_MAN, roll), patched: false };
}

/** The picture in a square of 64. */
export function portrait(role: Role, id: string): Layer[] {
  const roll = dice(`${role} ${id}`);
  const trade: Trade | undefined = role === "summer" || role === "winter" ? TRADES[id] : undefined;
  const looks = trade
    ? { woman: trade.woman ?? false, hat: HATS[trade.hat], patched: trade.patched ?? false }
    : plain(role, roll);
  return [
    { d: "M0 0h64v64H0Z", fill: ground(role) },
    { d: GOUGES[role], fill: "none", stroke: role === "winter" ? 2.4 : 1.3 },
    ...(trade?.company ? companions(role, roll) : []),
    ...bust(role, roll, looks),
    ...(trade ? held(TOOLS[trade.tool], roll(2) === 0) : []),
  ];
}
