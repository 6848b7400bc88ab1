import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    // The browser build of Svelte: effects and derived values run as on the pages.
    resolve: { conditions: ["browser"] },
    test: { environment: "happy-dom", pool: "vmThreads", include: ["src/**/*.test.ts"], restoreMocks: true },
  }),
);
