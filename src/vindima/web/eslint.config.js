import { globSync, readFileSync } from "node:fs";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Looking for exceptions that are no longer needed compiles a file, so only files with exceptions are searched. */
const excepted = globSync("src/**/*.svelte").filter((path) => readFileSync(path, "utf8").includes("svelte-ignore"));

export default defineConfig(
  globalIgnores(["dist", ".svelte-check", "src/lib/wire.ts"]),
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/no-explicit-any": "error",
      // Sets and maps are replaced as a whole (`$state.raw`), never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      // The type checker finds unused names, and also checks the markup.
      "@typescript-eslint/no-unused-vars": "off",
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  { files: excepted, rules: { "svelte/no-unused-svelte-ignore": "error" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig },
    },
  },
);
