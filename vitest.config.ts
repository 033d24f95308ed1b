import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

// Generous, for a busy machine: next to eight busy processes on two cores, a screen's test took half a minute.
const timeouts = { testTimeout: 90_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    // Tests that start servers or wait for timeouts use a core only for a part of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          ...timeouts,
          name: "node",
          include: ["{contract,server,web}/src/**/*.test.ts"],
          globalSetup: "server/src/test/postgres-cluster.ts",
        },
      },
      {
        test: {
          ...timeouts,
          name: "screens",
          include: ["web/src/**/*.test.tsx"],
          environment: "./web/src/test/dom-environment.ts",
        },
      },
    ],
  },
})
