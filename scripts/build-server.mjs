import { buildFolder, step } from "./build-folder.mjs"

/** The server, its commands and child processes: bundled, they start in half the time, and without a type stripper's memory. */
export const builtServer = buildFolder({
  name: "server",
  dist: "server/dist",
  sources: ["server/src", "server/rolldown.config.ts", "contract/src", "package-lock.json", "scripts/build-server.mjs"],
  run: (staging) =>
    step("Bundling the server", "server", "node_modules/rolldown/bin/cli.mjs", [
      ...["--config", "rolldown.config.ts", "--configLoader", "native"],
      ...["--dir", staging],
    ]),
})

/** Vitest calls this before all tests, so that tests of processes never run an older server. */
export default builtServer.build
