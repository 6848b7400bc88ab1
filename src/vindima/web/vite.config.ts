import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./words.ts";

/** Where `vindima serve` listens while the pages are developed. */
const SERVER = "http://127.0.0.1:8470";

export default defineConfig({
  // Files find each other wherever they lie; `build_web.py` gives the page of the server absolute addresses.
  base: "./",
  worker: { format: "es" },
  plugins: [svelte(), words()],
  build: {
    // The page may load from its own origin only: nothing is put into `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
    rolldownOptions: {
      output: {
        // Every file is a request: what a page needs comes in few of them.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "base",
              test: /node_modules|preload-helper|virtual:words$|[\\/]src[\\/](lib[\\/](?!SettingsDialog|carry)|art[\\/][A-Z])/,
            },
            {
              name: "table",
              test: /[\\/]src[\\/](board|table|review|rules|games[\\/]index)\b(?!.*Page)|SettingsDialog/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": SERVER },
    fs: { allow: [".."] },
  },
});
