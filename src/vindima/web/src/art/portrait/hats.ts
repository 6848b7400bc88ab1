/** Hats over a head whose middle is at 32, 30 and whose hair ends at about 18. */

export interface Hat {
  shape: string;
  fill: string;
  line?: string;
  /** True if it hides the hair on top. */
  covers?: boolean;
}

const STRAW = "color-mix(in srgb, var(--white-wine) 80%, var(--paper-2))";
const FELT = "var(--ink-soft)";

export const HATS = {
  none: { shape: "", fill: "none" },
  straw: {
    shape: "M12 22c6-4 9-2 10-5 1-9 4-10 10-10s9 1 10 10c1 3 4 1 10 5-12 5-28 5-40 0Z",
    fill: STRAW,
    line: "M22 17c6 3 14 3 20 0M18 22h4M30 24h5M42 22h4",
    covers: true,
  },
  bowler: {
    shape: "M16 21c3-2 4-1 5-3 0-9 4-12 11-12s11 3 11 12c1 2 2 1 5 3-8 4-24 4-32 0Z",
    fill: FELT,
    line: "M21 17c7 2 15 2 22 0",
    covers: true,
  },
  cap: {
    shape: "M20 21c-1-10 4-14 12-14s13 4 12 12l8 3c-4 3-10 1-14 0-6-1-12-1-18-1Z",
    fill: "var(--azulejo)",
    line: "M32 7v3M24 12c4-3 12-3 16 0",
    covers: true,
  },
  beret: {
    shape: "M15 17C14 8 24 5 34 6c10 0 17 5 15 11-10 4-24 4-34 0Z",
    fill: "var(--wine)",
    line: "M33 6l1-4M20 12c6-3 14-3 20-1",
    covers: true,
  },
  tophat: {
    shape: "M15 20c4-2 6-1 7-2V3h20v15c1 1 3 0 7 2-8 4-26 4-34 0Z",
    fill: "var(--ink)",
    line: "M22 15h20",
    covers: true,
  },
  hood: {
    shape: "M32 4C18 5 14 20 16 42l6 2c-2-14 0-24 10-24s12 10 10 24l6-2C50 20 46 5 32 4Z",
    fill: "color-mix(in srgb, var(--cork) 70%, var(--paper-3))",
    line: "M32 4v6M20 14l4 4M44 14l-4 4",
    covers: true,
  },
  crown: {
    shape: "M20 19 17 6l7 6 8-9 8 9 7-6-3 13c-8 3-16 3-24 0Z",
    fill: "var(--white-wine)",
    line: "M21 16c7 2 15 2 22 0M32 9v2",
  },
  mortar: {
    shape: "M10 13 32 4l22 9-22 8ZM22 17v6c6 3 14 3 20 0v-6l-10 4Z",
    fill: "var(--ink)",
    line: "M32 13l16 3v9",
    covers: true,
  },
  scarf: {
    shape: "M19 30C15 14 22 6 32 6s17 8 13 24l3 8-5-4c2-10-2-15-11-15s-13 5-11 15l-5 4Z",
    fill: "var(--terracotta)",
    line: "M22 14h3M38 14h3M31 9h3M27 17h2M35 17h2",
    covers: true,
  },
  bonnet: {
    shape: "M17 32C12 12 20 5 32 5s20 7 15 27c-2-10-5-14-15-14s-13 4-15 14Z",
    fill: "var(--paper-2)",
    line: "M19 22c3-6 7-8 13-8s10 2 13 8M20 36c-1 4 2 6 5 7M44 36c1 4-2 6-5 7",
    covers: true,
  },
  wool: {
    shape: "M19 22c-2-12 4-16 13-16s15 4 13 16ZM17 20h30v5H17ZM32 1a4 4 0 1 0 .1 0Z",
    fill: "var(--red-wine)",
    line: "M22 20v5M27 20v5M32 20v5M37 20v5M42 20v5M25 10v8M32 9v9M39 10v8",
    covers: true,
  },
  fur: {
    shape: "M15 22c-2-6 2-8 4-8 1-8 25-8 26 0 2 0 6 2 4 8-2 5-32 5-34 0Z",
    fill: "var(--cork)",
    line: "M18 20l2-3M24 22l2-3M30 22l2-4M36 22l2-3M42 21l2-3M27 12l2-3M36 12l2-3",
    covers: true,
  },
  wig: {
    shape:
      "M18 42C12 40 14 34 16 32c-4-4-2-8 1-9C14 12 22 6 32 6s18 6 15 17c3 1 5 5 1 9 2 2 4 8-2 10-4-4-1-22-14-22S22 38 18 42Z",
    fill: "var(--paper-2)",
    line: "M18 28h4M17 34h4M42 28h4M43 34h4M24 12h4M36 12h4M30 9h4",
    covers: true,
  },
  jester: {
    shape: "M20 22C10 20 6 12 10 8c4 4 8 2 12 2 4-6 16-6 20 0 4 0 8 2 12-2 4 4 0 12-10 14-8-3-16-3-24 0Z",
    fill: "var(--glow-fill)",
    line: "M10 7a2 2 0 1 0 .1 0M54 7a2 2 0 1 0 .1 0M32 6v14M22 10l4 10M42 10l-4 10",
    covers: true,
  },
  captain: {
    shape: "M17 18C13 8 22 5 32 5s19 3 15 13ZM18 18h28l2 5c-10-3-22-3-32 0Z",
    fill: "var(--azulejo)",
    line: "M32 9v6M29 12h6M18 18h28",
    covers: true,
  },
  plume: {
    shape: "M14 20c6-3 8-2 9-4 2-8 16-8 18 0 1 2 3 1 9 4-10 5-26 5-36 0Z",
    fill: "var(--wine)",
    line: "M40 14C52 10 54 2 48 1c-6 0-10 6-11 11M44 8l4-3M42 11l6-2",
    covers: true,
  },
  turban: {
    shape: "M17 22C13 10 22 4 32 4s19 6 15 18c-4-4-8-5-15-5s-11 1-15 5Z",
    fill: "var(--paper-2)",
    line: "M18 18C24 10 34 8 46 12M20 12c8-4 18-3 26 4M32 8a2 2 0 1 0 .1 0",
    covers: true,
  },
  veil: {
    shape: "M18 44C10 24 18 6 32 6s22 18 14 38c0-14-4-24-14-24S18 30 18 44Z",
    fill: "color-mix(in srgb, var(--paper-2) 80%, var(--blush))",
    line: "M22 14a1.5 1.5 0 1 0 .1 0M28 11a1.5 1.5 0 1 0 .1 0M35 11a1.5 1.5 0 1 0 .1 0M42 14a1.5 1.5 0 1 0 .1 0",
    covers: true,
  },
} as const satisfies Record<string, Hat>;

export type HatName = keyof typeof HATS;
