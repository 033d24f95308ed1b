import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import journeys from "./playwright.config.ts"
import { origins, ports } from "./src/pictures/servers.ts"

const demo = journeys.webServer && !Array.isArray(journeys.webServer) ? [journeys.webServer] : []

const withoutDemo = (name: keyof typeof ports) =>
  demo.map((server) => ({
    ...server,
    url: `${origins[name]}/api/health/ready`,
    env: {
      ...server.env,
      PORT: ports[name],
      PUBLIC_URL: origins[name],
      DATA_DIR: join(process.env.E2E_DATA_DIR ?? "", name),
      DEMO: "0",
    },
  }))

/** Pictures of every page and screen, from the same server as the journeys, and from two with other content. */
export default defineConfig({
  ...journeys,
  testDir: "src/pictures",
  testMatch: "*.shots.ts",
  outputDir: "../.cache/pictures-run",
  reporter: "line",
  timeout: 240_000,
  globalSetup: "./src/pictures/long-texts.ts",
  use: { ...journeys.use, trace: "off", actionTimeout: 15_000 },
  webServer: [...demo, ...withoutDemo("empty"), ...withoutDemo("long")],
})
