import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig } from "@playwright/test"

// Set once: the configuration is read again in every worker.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "prohori-e2e-"))
const port = process.env.E2E_PORT ?? "4300"
const baseURL = `http://localhost:${port}`

/** Journeys in a real browser, against the real server with its sample content. */
export default defineConfig({
  testDir: "src",
  testMatch: "*.test.ts",
  // `npm test` leaves these out; `npm run test:all` runs every test (decision 76).
  ...(process.env.FAST_TESTS && { grepInvert: /@slow/ }),
  outputDir: "../.cache/e2e",
  // Tests wait for the server and timeouts, so more than two cores. No more on larger machines: one server serves them all.
  workers: 3,
  fullyParallel: true,
  // Generous, for a busy machine: a passing test waits only until the expected state is there.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    locale: "en-US",
    // Recording all tests takes a fifth of the CPU time.
    trace: process.env.E2E_TRACE ? "on" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" --import ../server/dist/test/busy-machine.js ../server/dist/main.js`,
    url: `${baseURL}/api/health/ready`,
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: "the watch at the gate",
      DEMO: "1",
      RATE_LIMIT: "0",
      // Tests expect the numbers of a batch.
      CERTIFICATE_NUMBERS: "sequence",
      LOG_LEVEL: "warn",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
})
