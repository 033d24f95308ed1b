import { explain } from "../command.mjs"
import { buildFolder, step } from "./build-folder.mjs"

/** The server, its commands and child processes. Bundled, they start faster and take less memory. */
export const builtServer = buildFolder({
  name: "server",
  dist: "server/dist",
  sources: [
    "server/src",
    "server/package.json",
    "server/rolldown.config.ts",
    "contract/src",
    "contract/package.json",
    "tsconfig.base.json",
    // The packages that are installed, not those of package-lock.json: a command builds without installing them.
    "node_modules/.installed",
    "scripts/build/build-folder.mjs",
    "scripts/build/build-server.mjs",
  ],
  run: (staging) =>
    step("Bundling the server", "server", "node_modules/rolldown/bin/cli.mjs", [
      ...["--config", "rolldown.config.ts", "--configLoader", "native"],
      ...["--dir", staging],
    ]),
})

/** Vitest calls this before all tests and each rerun, so that tests of processes never run an older server. */
export default async function setup(project) {
  await builtServer.build()
  project.onTestsRerun(() => builtServer.build().catch((error) => console.error(explain(error))))
}
