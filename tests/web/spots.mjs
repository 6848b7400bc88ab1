/**
 * Draws a game's table for each of the positions in a file and says which answers have no place on it.
 *
 *   node spots.mjs GAME FILE
 *
 * FILE holds what is printed on the game's boards and cards, the anchors of its rules, and a list of positions
 * {view, seat, answers}. The output is a list of {question, token, spots}, empty if every answer and its effects have a
 * place; {thing} for what is drawn and cannot explain itself, {thing, rule} where it cites a rule that is not there. The table is drawn as the browser
 * draws it: shared board, own mat, the strips of the others.
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
const { Marks, provideMarks } = await load("/src/board/marks.svelte.ts");
const { learn, speak } = await load("/src/lib/text.ts");
const { Board, Mine, Other, Twin, spotsOf, effects, print, about } = await load(`/src/games/${game}/index.ts`);
await speak("en");
await learn(game);
print(facts);

const missing = [];
/** Slips of paper carry an answer in words and nothing else. */
const SLIP = /^slip-/;
const inspected = new Set();

/** Everything that is drawn explains itself, by rules that exist. */
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
