import { defineConfig } from "vitest/config"

const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which on two cores means one file at a time.
    maxWorkers: "100%",
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
