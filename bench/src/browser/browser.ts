import { fileURLToPath } from "node:url"
import { type Browser, chromium } from "@playwright/test"
import type { Cleanup } from "#cleanup.ts"

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

/** A list of font folders for fontconfig: with this one, the browser takes the site's fonts for fonts of the system. */
export const siteFonts = fileURLToPath(new URL("../../../web/dist/share/fonts.conf", import.meta.url))

type Options = { args?: readonly string[]; fontconfigFile?: string | undefined }

export async function startBrowser(cleanup: Cleanup, { args = [], fontconfigFile }: Options = {}): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || undefined
  const env = { ...process.env, ...(fontconfigFile && { FONTCONFIG_FILE: fontconfigFile }) }
  const browser = await chromium.launch({ executablePath, args: [...launchArgs, ...args], env })
  cleanup.defer(() => browser.close())
  return browser
}
