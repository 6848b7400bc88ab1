import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./words.ts";

/** The address of `vindima serve` during development. */
const SERVER = "http://127.0.0.1:8470";

export default defineConfig({
  // Relative addresses work wherever the files are; `build_web.py` makes those of the server's page absolute.
  base: "./",
  worker: { format: "es" },
  plugins: [svelte(), words()],
  build: {
    // The page may load only from its own origin: nothing is inlined as `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
    rolldownOptions: {
      output: {
        // Every file is a request, so each page needs only a few.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "base",
              test: /node_modules|preload-helper|virtual:words$|[\\/]src[\\/](lib[\\/](?!.*(?:SettingsDialog|carry))|art[\\/][A-Z])/,
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
