import { buildFolder, step } from "./build-folder.mjs"

/** The server, its commands and child processes: bundled, they start in half the time, and without the memory of the type stripper. */
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

/** Vitest calls this before all tests and each rerun, so that tests of processes never run an older server. */
export default async function setup(project) {
  await builtServer.build()
  project.onTestsRerun(builtServer.build)
}
