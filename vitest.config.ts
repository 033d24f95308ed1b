import { availableParallelism } from "node:os"
import { configDefaults, defineConfig } from "vitest/config"

// Generous, for a busy machine: next to eight busy processes on two cores, a screen's test took half a minute.
const timeouts = { testTimeout: 90_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } }

// `npm test` leaves out what faults, fuzzers, crashes and many processes take minutes for; `npm run test:all` has it (decision 76).
const slowTests = process.env.FAST_TESTS ? ["**/*.slow.test.*"] : []
const exclude = [...configDefaults.exclude, ...slowTests]

// Tests load the sources of the server, and the programs that it starts as they are built.
const builtProgramFile = { "#program-file.ts": `${import.meta.dirname}/server/src/test/built-program-file.ts` }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...timeouts,
          exclude,
          alias: builtProgramFile,
          name: "node",
          // Tests wait for servers and timeouts, so more workers than cores.
          maxWorkers: availableParallelism() + 2,
          // Vitest requires another group for another number of workers. Groups run one after the other.
          sequence: { groupOrder: 1 },
          // The files of a worker share its modules: loading them anew for each file is a fifth of the CPU time.
          isolate: false,
          include: ["{contract,server,web}/src/**/*.test.ts", "web/build/*.test.ts"],
          globalSetup: ["scripts/build/build-server.mjs", "server/src/test/postgres/postgres-cluster.ts"],
        },
      },
      {
        test: {
          ...timeouts,
          exclude,
          alias: builtProgramFile,
          globalSetup: "scripts/build/build-server.mjs",
          name: "screens",
          // While these tests wait, they search the page again and again: another worker costs a tenth more CPU time.
          maxWorkers: availableParallelism() + 1,
          isolate: false,
          setupFiles: "web/src/test/setup.ts",
          include: ["web/src/**/*.test.tsx"],
          environment: "./web/src/test/dom-environment.ts",
          // The URL of the dashboard's style sheet; others are replaced by an empty text.
          css: { include: /\.css\?url$/ },
        },
      },
    ],
  },
})
