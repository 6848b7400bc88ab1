/** The texts of the pages. The same catalogues, functions and rules for nouns as `vindima/locale/__init__.py`. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import loaders from "virtual:words";
import { language } from "./language.svelte";
import type { Arg, Message } from "../wire";

type Values = Record<string, number | string>;

const DIGITS = /\d+/g;
/** The hyphen before a negative number, which sentences of the rules write as a minus sign. */
const MINUS = /(?<![0-9A-Za-z-])-(?=\d)/g;
/** The kind of the nouns that stand for players: `seat-1` is the first. */
const PLAYER = "seat";
/** The regional form of each language in the catalogues; it determines numbers, plurals and dates. */
const REGIONS: Record<string, string> = { pt: "pt-PT", zh: "zh-CN" };
const bundles = new Map<string, FluentBundle>();
const loaded = new Set<string>();
/** The part of the catalogues for the lobby, which does not need the words of a table. */
const LOBBY = "meet";
/** The parts loaded in addition to those of every page: a game, for instance. */
const learned = new Set<string>();

/** The languages that have catalogues. */
export const languages: string[] = [
  ...new Set(Object.keys(loaders).map((place) => place.split("-", 1)[0] ?? "")),
].sort();

/** THOUSANDS($amount): money, counted in thousands and written out in full. */
function thousands([amount]: unknown[]): FluentNumber {
  return new FluentNumber(Number(amount) * 1000);
}

/** COUNT($amount, "cards"): the entry `count-cards`, which gets the amount as $count. */
function counted(code: string, count: number, thing: string): string {
  const bundle = bundleOf(code);
  const pattern = bundle.getMessage(`count-${thing}`)?.value;
  return pattern ? bundle.formatPattern(pattern, { count }) : `${count}`;
}

/** CAPITAL($it): a text with a capital first letter. */
function capital([text]: unknown[]): string {
  const words = String(text);
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

/** The locale of the current language, for numbers and dates. */
export function locale(code: string = language.code): string {
  return REGIONS[code] ?? code;
}

function bundleOf(code: string): FluentBundle {
  let bundle = bundles.get(code);
  if (!bundle) {
    const COUNT = ([amount, thing]: unknown[]): string => counted(code, Number(amount), String(thing));
    const functions = { THOUSANDS: thousands, COUNT, CAPITAL: capital };
    bundle = new FluentBundle(locale(code), { functions, useIsolating: false });
    bundles.set(code, bundle);
  }
  return bundle;
}

async function load(code: string): Promise<void> {
  const table = [...learned].some((part) => part !== LOBBY) ? ["table"] : [];
  const parts = ["all", ...table, ...learned];
  const missing = parts.map((part) => `${code}-${part}`).filter((place) => !loaded.has(place));
  await Promise.all(
    missing.map(async (place) => {
      const words = await loaders[place]?.();
      if (words) bundleOf(code).addResource(new FluentResource(words.default));
      loaded.add(place);
    }),
  );
}

/** Switch to a language once its catalogues are loaded. */
export async function speak(code: string): Promise<void> {
  const known = languages.includes(code) ? code : "en";
  await load(known);
  language.code = known;
  document.documentElement.lang = known;
}

/** Make sure that the words of a game, or of a page with many of its own, are loaded. */
export async function learn(part: string): Promise<void> {
  learned.add(part);
  await load(language.code);
}

/** What was asked for, once the words of these parts are loaded as well. */
export async function withWords<T>(asked: Promise<T>, ...parts: string[]): Promise<T> {
  const [found] = await Promise.all([asked, ...parts.map(learn)]);
  return found;
}

/** The entry of a key; `lacking` collects the arguments that it needs and is not given. */
function format(key: string, values: Values, lacking: Error[] = []): string {
  const bundle = bundleOf(language.code);
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values, lacking) : key;
}

/** The entry of a key. */
export function say(key: string, args: Values = {}): string {
  return format(key, args);
}

/** True if the catalogues have an entry for that key. */
export function known(key: string): boolean {
  return bundleOf(language.code).hasMessage(key);
}

/** The name of a seat's player. */
export type Names = (seat: number) => string;

/** The names of the players at the open table; without a table, players are called by their letters. */
let players: Names | undefined;

/** Call players by these names in every sentence until the returned function is called. */
export function callPlayers(names: Names): () => void {
  players = names;
  return () => {
    if (players === names) players = undefined;
  };
}

/** A message of the rules as a sentence; nouns are those of the game, players are called by their names. */
export function sentence(message: Message, game: string = gameOf(message), names: Names | undefined = players): string {
  return ruled(message, valuesOf(message, game, names));
}

/**
 * A refused answer, in words. If it cannot be said in full, because there is nothing to buy and so no price, its main
 * noun; empty if it has none.
 */
export function refused(answer: Message, game: string = gameOf(answer)): string {
  const lacking: Error[] = [];
  const values = valuesOf(answer, game, players);
  const text = ruled(answer, values, lacking);
  return lacking.length ? String(values["it"] ?? "") : text;
}

function ruled({ key }: Message, values: Values, lacking: Error[] = []): string {
  return format(key, values, lacking).replaceAll(MINUS, "−");
}

function gameOf({ key }: Message): string {
  return key.split("-", 1)[0] ?? "";
}

function valuesOf({ args }: Message, game: string, names: Names | undefined): Values {
  const numbers = Object.fromEntries(Object.entries(args).filter(isNumber));
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, value(game, arg, numbers, names)]));
}

function isNumber(entry: [string, Arg]): entry is [string, number] {
  return typeof entry[1] === "number";
}

function value(game: string, arg: Arg, numbers: Record<string, number>, names?: Names): number | string {
  if (typeof arg !== "object") return arg;
  const [kind, id] = arg.ref;
  if (names && kind === PLAYER) return names(Number(id.split("-")[1]) - 1);
  return noun(game, kind, id, numbers);
}

/**
 * The name or text of a thing in a game; its entry may use these numbers. A thing missing from the catalogues is
 * spelled as its id.
 */
export function noun(game: string, kind: string, id: string, numbers: Record<string, number> = {}): string {
  const whole = `${game}-${kind}-${id.replace(DIGITS, "n")}`.toLowerCase().replaceAll(/[_ ]/g, "-");
  // Corrected tables may have a second thing of the same name: `taste_cash_2` is another `taste_cash`.
  const key = known(whole) ? whole : whole.replace(/-n$/, "");
  if (!known(key)) return id.replaceAll("_", " ");
  const runs = id.match(DIGITS) ?? [];
  const ofId = Object.fromEntries(runs.map((run, place) => [`n${place + 1}`, Number(run)]));
  return format(key, { ...numbers, ...ofId });
}

/** A list of names in the style of the language. */
export function list(names: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}

/** The formats of differences in each language: a board writes many of them, and a format is slow to create. */
const differences = new Map<string, Intl.NumberFormat>();

/** A difference with its sign, in the format of the language. */
export function signed(amount: number): string {
  const code = locale();
  const known = differences.get(code);
  const written = known ?? new Intl.NumberFormat(code, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  if (!known) differences.set(code, written);
  return written.format(amount).replace("-", "−");
}

/** A moment as a relative time. */
export function ago(moment: string): string {
  const seconds = (Date.now() - Date.parse(moment)) / 1000;
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const [size, unit] = (
    [
      [86_400, "day"],
      [3_600, "hour"],
      [60, "minute"],
    ] as const
  ).find(([size]) => seconds >= size) ?? [1, "second"];
  return format.format(-Math.floor(seconds / size), unit as Intl.RelativeTimeFormatUnit);
}

/** The name of a language in that language. */
export function ownName(code: string): string {
  return new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
}
