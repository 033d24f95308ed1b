import { type Browser, chromium } from "@playwright/test"
import type { Cleanup } from "./cleanup.ts"

const launchArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/** The phone that Lighthouse emulates too. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

export async function startBrowser(cleanup: Cleanup, more: string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || undefined
  const browser = await chromium.launch({ executablePath, args: [...launchArgs, ...more] })
  cleanup.defer(() => browser.close())
  return browser
}
