import type { Browser, Page } from "@playwright/test"
import { expectNoHorizontalOverflow } from "./fits-on-phone.ts"
import { test as base, expect, expectAccessible, expectContrast, seeAnnouncement } from "./journey.ts"
import { settleLoading, watchLoading } from "./loading/loading.ts"
import { publicPages } from "./public-pages.ts"

const link = "#0123456789-abcdefghijklmnopqrstuvwxyz_ABCDE"
const visited = [
  ...publicPages,
  { path: `/reset-password${link}`, en: "Choose a new password", bn: "নতুন পাসওয়ার্ড বেছে নিন" },
  { path: `/accept-invitation${link}`, en: "Choose your password", bn: "আপনার পাসওয়ার্ড বেছে নিন" },
  { path: `/accept-role${link}`, en: "Accept your new role", bn: "নতুন ভূমিকা গ্রহণ করুন" },
  { path: `/verify-email${link}`, en: "Confirm your email", bn: "ইমেইল নিশ্চিত করুন" },
  { path: `/unsubscribe${link}`, en: "Stop these emails", bn: "এই মেইল বন্ধ করুন" },
]

/** `npm test` visits these, one of each kind; `npm run test:all` visits every page in both languages. */
const sample = {
  en: ["/courses/ehp", "/reviews", "/register", "/search?q=refund", "/no/such/page"],
  bn: ["/", "/courses", "/verify-certificate?no=PRH-0001-0001", "/cyber-defenders?q=Jashore", "/privacy-policy"],
}

const locales = { en: "en-GB", bn: "bn-BD" }

type Language = keyof typeof locales

/**
 * One page for all visits in a language, until the worker ends. In a new process, the browser compiles the scripts and axe again:
 * a fifth of a visit's CPU time. Without a cache, files and fonts come as late as on a first visit.
 */
const pages: Partial<Record<Language, Promise<Page>>> = {}

const test = base.extend<{ language: Language }>({
  language: ["en", { option: true }],
  page: async ({ browser, language }, use) => {
    pages[language] ??= openWithoutCache(browser, language)
    const page = await pages[language]
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.emulateMedia({ colorScheme: "light" })
    await use(page)
    // Nothing of this visit may reach the next test, also one of another file. After about:blank, the browser would open the next
    // page in a new process.
    await page.goto("/robots.txt")
    for (const event of ["request", "requestfinished", "requestfailed", "response", "console", "pageerror"])
      page.removeAllListeners(event)
  },
})

async function openWithoutCache(browser: Browser, language: Language) {
  const context = await browser.newContext({ locale: locales[language] })
  await seeAnnouncement(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.setCacheDisabled", { cacheDisabled: true })
  return page
}

for (const language of ["en", "bn"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    for (const { path, ...headings } of visited) {
      const tag = sample[language].includes(path) ? [] : "@slow"
      const title = `${path} needs no API call, is accessible in light and dark, and fits 320 pixels, or 360 with text of twice the size`
      test(title, { tag }, async ({ page, expectProblem }) => {
        if (path.startsWith("/no/")) expectProblem(/404/)
        await using loading = await watchLoading(page)
        await page.goto(path)
        await expect(page.getByRole("heading", { level: 1, name: headings[language] })).toBeVisible()
        await expect(page.locator("html")).toHaveAttribute("lang", language)
        await settleLoading(page)
        await expectAccessible(page)
        expect(await loading.shifts()).toEqual([])
        // Colours follow the system by CSS alone, so the page need not be loaded again.
        await page.emulateMedia({ colorScheme: "dark" })
        await expectContrast(page)
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoHorizontalOverflow(page)
        await page.setViewportSize({ width: 360, height: 740 })
        // As the browser's setting of the font size does.
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
        await expectNoHorizontalOverflow(page)
        expect(loading.calls).toEqual([])
      })
    }
  })
}
