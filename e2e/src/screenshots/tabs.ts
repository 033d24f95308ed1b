import { type Browser, test as base, type Page } from "@playwright/test"
import { type Variant, viewportOf } from "./variants.ts"

/** The browser's settings of a variant. `bypassCSP`, because Playwright adds a style for screenshots. */
const settingsOf = ({ language, theme, width }: Variant) => ({
  colorScheme: theme,
  locale: language === "bn" ? "bn-BD" : "en-US",
  viewport: viewportOf(width),
  reducedMotion: "reduce" as const,
  bypassCSP: true,
})

/** A tab that has not opened the home page yet. Its fonts are cached, because fonts with `font-display: optional` may be missing on a first visit. */
export async function newTab(browser: Browser, variant: Variant, origin = ""): Promise<Page> {
  const page = await (await browser.newContext(settingsOf(variant))).newPage()
  await page.goto(`${origin}/${variant.language}/login`)
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Opens the home page and waits for the announcement, which opens once per visit. */
export async function openAnnouncement(page: Page, home: string) {
  await page.goto(home)
  await page.locator("dialog[open]").waitFor()
}

/** A tab in which the announcement has been closed. */
async function usedTab(browser: Browser, variant: Variant, origin: string): Promise<Page> {
  const page = await newTab(browser, variant, origin)
  await openAnnouncement(page, `${origin}/${variant.language}`)
  await page.keyboard.press("Escape")
  return page
}

type TabFor = (variant: Variant, origin?: string) => Promise<Page>

/** One tab for each language and theme, shared by all tests of a worker. */
export const test = base.extend<object, { tabFor: TabFor }>({
  tabFor: [
    async ({ browser }, use) => {
      const tabs = new Map<string, Promise<Page>>()
      await use(async (variant, origin = "") => {
        const key = `${origin} ${variant.language} ${variant.theme}`
        const tab = tabs.get(key) ?? usedTab(browser, variant, origin)
        tabs.set(key, tab)
        const page = await tab
        await page.setViewportSize(viewportOf(variant.width))
        return page
      })
    },
    { scope: "worker" },
  ],
})
