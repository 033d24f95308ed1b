import { join } from "node:path"
import { defineConfig } from "@playwright/test"
import browserTests from "./playwright.config.ts"
import { origins, ports } from "./src/screenshots/servers.ts"

const demo = browserTests.webServer && !Array.isArray(browserTests.webServer) ? [browserTests.webServer] : []

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

/** Screenshots of every page and screen, from the server of the browser tests, and from two with other content. */
export default defineConfig({
  ...browserTests,
  testDir: "src/screenshots",
  testMatch: "*.shots.ts",
  outputDir: "../.cache/screenshots-run",
  reporter: "line",
  timeout: 240_000,
  globalSetup: "./src/screenshots/long-texts.ts",
  use: { ...browserTests.use, trace: "off", actionTimeout: 15_000 },
  webServer: [...demo, ...withoutDemo("empty"), ...withoutDemo("long")],
})
