import { globSync } from "node:fs"
import { defineConfig } from "rolldown"

const sources = `${import.meta.dirname}/src/`
const commands = globSync("commands/*.ts", { cwd: sources, exclude: ["**/*.test.ts", "**/run.ts"] })

/** Each is a file in `dist`, at the same path as its source in `src`. What they share is in other files directly in `dist`. */
const programs = [
  "main",
  ...commands.map((path) => path.replaceAll("\\", "/").replace(/\.ts$/, "")),
  "audit/verify-process",
  "db/sqlite/integrity-process",
  "document/draw-child",
  "images/convert-child",
  "imports/import-thread",
  "share/draw",
  // Tests load it before main: it changes the limits that main reads, which must be the same copy.
  "test/busy-machine",
]

/** Native code, packages that read files beside their modules, and what only development needs. */
const external = ["sharp", "@myriaddreamin/typst-ts-node-compiler", "pg-native", "vite"]

export default defineConfig({
  platform: "node",
  input: Object.fromEntries(programs.map((path) => [path, `${sources}${path}.ts`])),
  external,
  output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
  // By default an import that cannot be resolved is only a warning.
  onLog(level, { message }) {
    if (level === "warn") throw new Error(message)
  },
})
