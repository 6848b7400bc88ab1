/// <reference types="node" />
/**
 * Bundles the Fluent catalogues into few files, because every file is a request: for each language, the texts of all
 * pages, of all tables, and of each game or page.
 */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALE = fileURLToPath(new URL("../locale", import.meta.url));
const WORDS = "virtual:words";
const GAMES = ["vinhos", "viticulture"];
/** The part of each catalogue whose name does not determine it. */
const PARTS: Record<string, string> = {
  "web-table": "table",
  "web-pace": "table",
  "web-offline": "offline",
  "web-daily": "daily",
  "web-you": "you",
  "web-friends": "you",
  "web-chat": "table",
  "web-notices": "notices",
  "web-bell": "table",
  "web-puzzles": "puzzles",
  "web-tournaments": "tournaments",
  "web-standing": "standing",
  "web-meet": "meet",
  coach: "table",
  check: "check",
};
/** Left out: the terminal, mails and notifications are not pages, and the server sends worked examples in words. */
const ELSEWHERE = /^(cli|mail|notices|preview|rules-.*)$/;

function partOf(catalogue: string): string {
  return PARTS[catalogue] ?? GAMES.find((game) => catalogue.split("-").includes(game)) ?? "all";
}

/** The paths of the catalogues, by language and part. */
function files(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const folder of readdirSync(LOCALE, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    for (const file of readdirSync(`${LOCALE}/${folder.name}`).sort()) {
      const name = file.replace(/\.ftl$/, "");
      if (name === file || ELSEWHERE.test(name)) continue;
      const place = `${folder.name}-${partOf(name)}`;
      found.set(place, [...(found.get(place) ?? []), `${LOCALE}/${folder.name}/${file}`]);
    }
  }
  return found;
}

/** Provides `virtual:words`: a function for each language and part (`en-all`) that loads its text. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const all = files();
      const paths = all.get(id.slice(`\0${WORDS}/`.length));
      if (!paths) {
        const loaders = [...all.keys()].map((place) => `"${place}": () => import("${WORDS}/${place}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      paths.forEach((path) => this.addWatchFile(path));
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf-8")).join("\n"))};`;
    },
  };
}
