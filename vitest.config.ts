import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["contract/src/**/*.test.ts", "server/src/**/*.test.ts", "web/src/**/*.test.ts", "web/src/**/*.test.tsx"],
    globalSetup: "server/src/test/postgres-cluster.ts",
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
