import { expect, type Page } from "@playwright/test"
import { makeContactSheet } from "./contact-sheet.ts"
import { loadEverything, problemsOf, takeScreenshot } from "./screenshot.ts"
import { origins } from "./servers.ts"
import { newTab, openAnnouncement, test } from "./tabs.ts"
import { nameOf, type Variant, variants } from "./variants.ts"

/** A state of a page that needs an action of the user or a site with other content. */
type State = {
  reach: (page: Page, language: Variant["language"]) => Promise<unknown>
  widths?: readonly number[]
  isFirstVisit?: boolean
  fullPage?: boolean
  origin?: string
}

const states: Record<string, State> = {
  "popup-open": { reach: popupOpen, isFirstVisit: true },
  "menu-open": { reach: menuOpen, widths: [360, 768] },
  "review-open": { reach: reviewOpen },
  "achievement-open": { reach: achievementOpen },
  "gallery-open": { reach: galleryOpen },
  "registration-closed": { reach: registrationClosed },
  "empty-home": pageOf("empty", ""),
  "empty-courses": pageOf("empty", "/courses"),
  "empty-reviews": pageOf("empty", "/reviews"),
  "empty-team": pageOf("empty", "/our-team"),
  "empty-gallery": pageOf("empty", "/gallery"),
  "empty-achievements": pageOf("empty", "/our-achievements"),
  "empty-to-knows": pageOf("empty", "/to-knows"),
  "long-home": pageOf("long", ""),
  "long-courses": pageOf("long", "/courses"),
  "long-course": pageOf("long", "/courses/long-word"),
  "long-reviews": pageOf("long", "/reviews"),
  "long-team": pageOf("long", "/our-team"),
  "long-gallery": pageOf("long", "/gallery"),
  "long-achievements": pageOf("long", "/our-achievements"),
  "long-to-knows": pageOf("long", "/to-knows"),
  "long-certificate": pageOf("long", "/verify-certificate?no=LONG-1"),
}

async function popupOpen(page: Page, language: string) {
  await openAnnouncement(page, `/${language}`)
}

async function menuOpen(page: Page, language: string) {
  await page.goto(`/${language}/courses`)
  await page.locator("header summary").first().click()
}

async function reviewOpen(page: Page, language: string) {
  await page.goto(`/${language}/reviews`)
  await page.locator("main button[popovertarget]").first().click()
  await page.locator("dialog[open]").waitFor()
}

async function achievementOpen(page: Page, language: string) {
  await page.goto(`/${language}/our-achievements`)
  await page.locator("main a[aria-haspopup=dialog]").first().click()
  await page.locator("dialog[open]").waitFor()
}

async function galleryOpen(page: Page, language: string) {
  await page.goto(`/${language}/gallery`)
  await page.locator("main a[aria-haspopup=dialog], main button[popovertarget]").first().click()
  await page.locator("dialog[open]").waitFor()
}

async function registrationClosed(page: Page, language: string) {
  await page.goto(`/${language}/courses/cloud-security`)
  await page.locator("main button[popovertarget], main button[aria-haspopup=dialog]").first().click()
  await page.locator("dialog[open]").waitFor()
}

function pageOf(server: keyof typeof origins, path: string): State {
  const origin = origins[server]
  return { reach: (page, language) => page.goto(`${origin}/${language}${path}`), fullPage: true, origin }
}

for (const [state, { reach, widths, isFirstVisit = false, fullPage = false, origin }] of Object.entries(states)) {
  test(`state-${state}`, async ({ browser, tabFor }) => {
    const screenshots: string[] = []
    const problems: string[] = []
    for (const variant of variants.filter(({ width }) => !widths || widths.includes(width))) {
      const page = isFirstVisit ? await newTab(browser, variant) : await tabFor(variant, origin)
      await reach(page, variant.language)
      if (fullPage) await loadEverything(page)
      await page.evaluate(() => document.fonts.ready)
      const name = `state-${state}-${nameOf(variant)}`
      problems.push(...(await problemsOf(page, name)))
      screenshots.push(await takeScreenshot(page, { name, fullPage }))
      if (isFirstVisit) await page.context().close()
    }
    await makeContactSheet(`state-${state}`, screenshots)
    expect(problems).toEqual([])
  })
}
