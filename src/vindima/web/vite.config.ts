import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Where `vindima serve` listens while the pages are developed. */
const SERVER = "http://127.0.0.1:8470";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The page may load from its own origin only: nothing is put into `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
  },
  server: {
    proxy: { "/api": SERVER },
    fs: { allow: [".."] },
  },
});
