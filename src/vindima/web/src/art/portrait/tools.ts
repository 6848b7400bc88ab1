/** Tools and signs of a trade, each in a square of 24: the filled shapes, and the lines carved into them. */

export interface Tool {
  /** Closed shapes, with the colour that fills them. */
  shape: string;
  fill: string;
  /** Lines in ink. */
  line?: string;
}

const WOOD = "var(--cork)";
const IRON = "var(--line-strong)";
const PAPER = "var(--paper-2)";
const GOLD = "var(--white-wine)";
const GREEN = "var(--vine)";
const RED = "var(--red-wine)";

export const TOOLS = {
  compass: {
    shape: "M12 3a9 9 0 1 0 .1 0Z",
    fill: PAPER,
    line: "M12 3v3M12 18v3M3 12h3M18 12h3M16 8l-2.6 5.4L8 16l2.6-5.4Z",
  },
  purse: { shape: "M8 8c-5 3-6 12 4 12s9-9 4-12l2-4H6Z", fill: WOOD, line: "M8 8h8M10 13h4M12 11v5" },
  glass: { shape: "M7 3h10c0 6-1 9-4 10v6h4v2H7v-2h4v-6C8 12 7 9 7 3Z", fill: PAPER, line: "M7.5 7h9M9 8.5h6" },
  hammer: { shape: "M4 4h13l3 3-3 3H4ZM10 10h3v12h-3Z", fill: IRON },
  brick: { shape: "M2 8h20v10H2Z", fill: "var(--terracotta)", line: "M2 13h20M9 8v5M16 8v5M6 13v5M13 13v5" },
  flag: { shape: "M6 3h14l-4 4 4 4H6Z", fill: RED, line: "M6 2v20" },
  seedling: {
    shape: "M12 13C5 13 4 8 4 5c6 0 8 3 8 8ZM12 11c0-5 3-8 8-8 0 5-2 8-8 8Z",
    fill: GREEN,
    line: "M12 22V11M7 22h10",
  },
  basket: { shape: "M3 11h18l-3 10H6Z", fill: WOOD, line: "M6 11c0-9 12-9 12 0M5 15h14M6 18h12M9 11v10M15 11v10" },
  shears: {
    shape: "M4 3c6 5 8 8 9 11l-3 1C7 10 5 7 4 3ZM20 3c-6 5-8 8-9 11l3 1c3-5 5-8 6-12Z",
    fill: IRON,
    line: "M9 16a3 3 0 1 1-3 3M15 16a3 3 0 1 0 3 3",
  },
  dividers: { shape: "M10 2h4v4h-4Z", fill: IRON, line: "M11 6 5 22M13 6l6 16M8 14h8" },
  medal: {
    shape: "M12 9a6 6 0 1 0 .1 0Z",
    fill: GOLD,
    line: "M8 2l3 7M16 2l-3 7M12 12l1 2 2 .2-1.5 1.5.4 2.3-1.9-1-1.9 1 .4-2.3L9 14.2l2-.2Z",
  },
  gavel: { shape: "M5 6 12 2l4 6-7 5Z", fill: WOOD, line: "M13 10l8 8M3 21h11" },
  lute: {
    shape: "M5 13c0-4 6-6 9-3s2 9-3 10-6-4-6-7Z",
    fill: WOOD,
    line: "M13 10 21 2M19 2l3 3M10 14a1.5 1.5 0 1 0 .1 0",
  },
  apple: { shape: "M12 8c-8-4-10 13-3 13 1 0 2-1 3-1s2 1 3 1c7 0 5-17-3-13Z", fill: RED, line: "M12 8c0-3 1-4 3-5" },
  wrench: { shape: "M18 2a5 5 0 0 0-6 6L3 18l3 3 10-9a5 5 0 0 0 6-6l-3 3-3-3Z", fill: IRON },
  pot: {
    shape: "M5 12h14l-2 10H7Z",
    fill: "var(--terracotta)",
    line: "M12 12V6M12 8c-4 0-5-2-5-5 4 0 5 2 5 5M12 7c0-3 2-4 5-4 0 3-1 4-5 4",
  },
  bundle: {
    shape: "M5 10c-3 6-1 12 7 12s10-6 7-12c-4-2-10-2-14 0Z",
    fill: WOOD,
    line: "M9 9c0-6 6-6 6 0M5 14h14M8 18h8",
  },
  coins: { shape: "M3 16h10v5H3ZM5 11h10v5H5ZM9 6h10v5H9Z", fill: GOLD, line: "M6 18.5h4M8 13.5h4M12 8.5h4" },
  list: { shape: "M5 3h14v19H5Z", fill: PAPER, line: "M8 8h8M8 12h8M8 16h5M9 1h6v4H9Z" },
  ship: {
    shape: "M2 15h20l-4 6H6ZM11 3c7 2 8 7 7 10h-7Z",
    fill: PAPER,
    line: "M11 2v13M11 5c-4 2-5 5-5 8h5M2 23c3-2 4 0 7 0s4-2 7 0 4 0 6-1",
  },
  hoe: { shape: "M4 3h11l-2 5-9-1Z", fill: IRON, line: "M12 6 8 22" },
  grapes: {
    shape:
      "M8 8a3 3 0 1 0 .1 0ZM14 8a3 3 0 1 0 .1 0ZM11 13a3 3 0 1 0 .1 0ZM17 13a2.5 2.5 0 1 0 .1 0ZM13 18a2.5 2.5 0 1 0 .1 0Z",
    fill: RED,
    line: "M12 8c0-3 1-5 4-6",
  },
  scroll: {
    shape: "M6 3h13v15H6Z",
    fill: PAPER,
    line: "M6 3a2 2 0 0 0-3 2h3M19 18a3 3 0 0 1-3 4H5a3 3 0 0 1-2-4h13M9 8h7M9 12h7",
  },
  rake: { shape: "M4 3h16v3H4Z", fill: WOOD, line: "M5 6v4M9 6v4M15 6v4M19 6v4M12 6v16" },
  house: { shape: "M4 11h16v11H4ZM2 12 12 3l10 9Z", fill: "var(--terracotta)", line: "M10 22v-6h4v6" },
  plan: { shape: "M3 5h18v14H3Z", fill: "var(--azulejo)", line: "M7 9h6v6H7ZM13 12h4M17 9v6" },
  wheat: {
    shape:
      "M12 3c3 2 3 4 0 6-3-2-3-4 0-6ZM8 8c3 0 4 2 4 5-3 0-4-2-4-5ZM16 8c-3 0-4 2-4 5 3 0 4-2 4-5ZM8 13c3 0 4 2 4 5-3 0-4-2-4-5ZM16 13c-3 0-4 2-4 5 3 0 4-2 4-5Z",
    fill: GOLD,
    line: "M12 9v14",
  },
  cards: { shape: "M4 6 13 3l4 14-9 3Z", fill: PAPER, line: "M13 5l7 3-4 13-6-2M9 8l2 3-1 3-2-3Z" },
  barrel: { shape: "M5 4h14c3 5 3 11 0 16H5C2 15 2 9 5 4Z", fill: WOOD, line: "M3.5 9h17M3.5 15h17M9 4v16M15 4v16" },
  vase: {
    shape: "M9 3h6l-1 4c6 4 5 12 0 15h-4C5 19 4 11 10 7Z",
    fill: "var(--terracotta)",
    line: "M7 12c3 2 7 2 10 0M7 15c3 2 7 2 10 0",
  },
  chisel: { shape: "M10 2h4v9h-4ZM9 11h6l-1 11h-4Z", fill: IRON },
  shovel: { shape: "M7 13h10v3c0 4-3 6-5 7-2-1-5-3-5-7Z", fill: IRON, line: "M12 13V2M9 2h6" },
  ring: { shape: "M12 9a6.5 6.5 0 1 0 .1 0Z", fill: GOLD, line: "M12 11a4.5 4.5 0 1 0 .1 0M9 3h6l2 3-5 4-5-4Z" },
  scales: {
    shape: "M2 14h8c0 5-8 5-8 0ZM14 14h8c0 5-8 5-8 0Z",
    fill: GOLD,
    line: "M12 2v19M8 21h8M6 5h12M6 5l-4 9M6 5l4 9M18 5l-4 9M18 5l4 9",
  },
  press: { shape: "M4 12h16v8H4Z", fill: WOOD, line: "M12 2v10M7 4h10M8 12v8M12 12v8M16 12v8M3 22h18" },
  flask: {
    shape: "M10 2h4v7l6 10c1 2 0 3-2 3H6c-2 0-3-1-2-3l6-10Z",
    fill: PAPER,
    line: "M6.5 16h11M10 19h.5M14 18h.5",
  },
  horn: { shape: "M3 10h5l11-6v16L8 14H3Z", fill: GOLD, line: "M6 14l2 7h3l-2-6" },
  book: {
    shape: "M3 5c4-2 7-1 9 1 2-2 5-3 9-1v15c-4-2-7-1-9 1-2-2-5-3-9-1Z",
    fill: PAPER,
    line: "M12 6v15M6 9h3M6 12h3M15 9h3M15 12h3",
  },
  heart: { shape: "M12 21C4 15 2 11 3 7c2-4 7-3 9 1 2-4 7-5 9-1 1 4-1 8-9 14Z", fill: RED },
  lens: { shape: "M10 3a7 7 0 1 0 .1 0Z", fill: PAPER, line: "M15 15l7 7M7 8a4 4 0 0 1 3-2" },
  orb: { shape: "M12 8a7 7 0 1 0 .1 0Z", fill: GOLD, line: "M5 15h14M12 8V2M10 4h4" },
  sickle: { shape: "M7 15C4 6 12 0 21 6 13 4 9 8 11 14Z", fill: IRON, line: "M9 15 6 22" },
  bottle: { shape: "M10 2h4v6c3 2 3 4 3 7v7H7v-7c0-3 0-5 3-7Z", fill: GREEN, line: "M7 14h10M7 19h10" },
  poster: { shape: "M4 3h16v18H4Z", fill: PAPER, line: "M7 7h10M12 10a3 3 0 1 0 .1 0M7 19h10" },
  staff: { shape: "M12 2a4 4 0 1 0 .1 0Z", fill: WOOD, line: "M12 10v13M10 14h4" },
  tankard: {
    shape: "M5 6h11v15H5Z",
    fill: WOOD,
    line: "M16 9h4v8h-4M5 10h11M8 10v11M12 10v11M5 6c0-4 4-4 5-2 2-3 6-2 6 2",
  },
  quill: { shape: "M20 2C10 3 6 9 6 16c8 0 13-5 14-14Z", fill: PAPER, line: "M3 22 15 9M10 14h4M12 11h4" },
  scythe: { shape: "M4 6C10 1 18 2 22 9 16 5 10 5 5 9Z", fill: IRON, line: "M5 7l6 16" },
  star: { shape: "M12 2l3 7h7l-5.5 4.5L18 21l-6-4-6 4 1.5-7.5L2 9h7Z", fill: GOLD },
  saw: { shape: "M2 8h4v8H2ZM6 9l16 3v4l-2-1-2 2-2-2-2 2-2-2-2 2-4-2Z", fill: IRON },
  anchor: { shape: "M12 2a2.5 2.5 0 1 0 .1 0Z", fill: IRON, line: "M12 7v15M8 10h8M4 15c1 5 4 7 8 7s7-2 8-7" },
  pencil: { shape: "M17 2l5 5L8 21l-6 1 1-6Z", fill: GOLD, line: "M14 5l5 5M3 16l5 5" },
  ruler: { shape: "M3 8h18v7H3Z", fill: GOLD, line: "M6 8v3M9 8v4M12 8v3M15 8v4M18 8v3" },
  wheel: {
    shape: "M12 3a9 9 0 1 0 .1 0Z",
    fill: WOOD,
    line: "M12 10a2 2 0 1 0 .1 0M12 3v7M12 14v7M3 12h7M14 12h7M6 6l4.5 4.5M18 6l-4.5 4.5M6 18l4.5-4.5M18 18l-4.5-4.5",
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;
