/**
 * Draws a game's table for each position in a file, and lists the answers that have no place on it.
 *
 *   node spots.mjs GAME FILE
 *
 * FILE contains the facts printed on the game's boards and cards, the anchors of its rules, and a list of positions
 * {view, seat, answers}. The output is a list: {question, token, spots} for an answer that, with its effects, lacks a
 * place, {thing} for something drawn without an explanation, and {thing, rule} for an explanation that cites a missing
 * rule. The table is drawn as in the browser: the shared board, the player's own mat, and the strips of the others.
 */

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), "../../src/vindima/web");
const { resolve: find } = createRequire(`${WEB}/package.json`);
const { createServer } = await import(pathToFileURL(find("vite")).href);

globalThis.matchMedia = () => ({ matches: true });
globalThis.document = { documentElement: {} };

const [, , game, file] = process.argv;
const { facts, anchors, positions } = JSON.parse(await readFile(file, "utf-8"));
const server = await createServer({
  root: WEB,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null },
});
const load = (name) => server.ssrLoadModule(name);
const { render } = await load("svelte/server");
const { Marks, provideMarks } = await load("/src/board/spots/marks.svelte.ts");
const { learn, speak } = await load("/src/lib/words/text.ts");
const { Board, Mine, Other, Twin, spotsOf, effects, print, about } = await load(`/src/games/${game}/index.ts`);
await speak("en");
await learn(game);
print(facts);

const missing = [];
/** Slips of paper show an answer in words, which needs no explanation. */
const SLIP = /^slip-/;
const inspected = new Set();

/** Check that something drawn has an explanation that cites existing rules. */
function inspect(thing, view) {
  const kind = thing.replaceAll(/\d+/g, "n");
  if (SLIP.test(thing) || inspected.has(kind)) return;
  inspected.add(kind);
  const found = about(thing, view);
  if (!found?.rules.length) missing.push({ thing });
  for (const rule of found?.rules ?? []) if (!anchors.includes(rule)) missing.push({ thing, rule });
}

for (const { view, seat, answers } of positions) {
  const seats = view.seats.map((_, place) => ({ seat: place, kind: "person", name: `Player ${place + 1}`, bot: null }));
  const table = { id: "", game, options: view.options, seats };
  const marks = new Marks(() => undefined);
  marks.ask(answers, [], (token) => spotsOf(token, view, view.question));
  const drawn = render((renderer) =>
    renderer.component((inner) => {
      provideMarks(marks);
      Board(inner, { view, table });
      Mine(inner, { view, table, seat });
      for (const { seat: other } of seats) if (other !== seat) Other(inner, { view, table, seat: other });
      Twin(inner, { view, table });
    }),
  ).body;
  const spots = new Set([...drawn.matchAll(/data-spot="([^"]*)"/g)].map(([, spot]) => spot));
  for (const [, thing] of drawn.matchAll(/data-(?:spot|about)="([^"]*)"/g)) inspect(thing, view);
  for (const answer of answers) {
    const { token } = answer;
    const wanted = spotsOf(token, view, view.question);
    const hints = effects(answer.changes, view)
      .filter((effect) => (effect.seat ?? seat) === seat)
      .map(({ spot }) => spot);
    if (!wanted.some((spot) => spots.has(spot)) || hints.some((spot) => !spots.has(spot)))
      missing.push({ question: view.question.key, token, spots: [...wanted, ...hints] });
  }
}
console.log(JSON.stringify(missing));
await server.close();
