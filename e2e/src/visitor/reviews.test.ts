import type { Page } from "@playwright/test"
import { type Factories, test } from "../factories.ts"
import { expectNoHorizontalOverflow } from "../fits-on-phone.ts"
import { expect, expectAccessibleDialog } from "../journey.ts"

/** Creates a student's review; returns the card that shows it. */
async function review(page: Page, factories: Factories, comment: string) {
  const data = await factories.send("POST", "reviews/register", { rating: 4.5, comment }, await factories.student())
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator(`[popovertarget="review-${data._id}"]`) })
}

test("Escape closes a long review, and the focus returns to its button", async ({ page, factories }) => {
  const card = await review(page, factories, `${"The labs were good. ".repeat(149)}That is all.`)
  await page.goto("/reviews")
  const more = card.getByRole("button", { name: "see more" })
  await more.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText("That is all.")).toBeVisible()
  await expectAccessibleDialog(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()
})

test("a review without spaces fits a phone, on its card and in its dialog", async ({ page, factories }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const card = await review(page, factories, "ক্ষি".repeat(750))
  await page.goto("/reviews")
  const cut = (await card.getByRole("blockquote").textContent()) ?? ""
  expect(cut.endsWith("...")).toBe(true)
  expect([...new Intl.Segmenter().segment(cut.slice(0, -3))]).toHaveLength(100)
  await expectNoHorizontalOverflow(page)
  await card.getByRole("button", { name: "see more" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("ক্ষি".repeat(750))
  await expectNoHorizontalOverflow(page)
})

test("many combining marks on one letter are clipped by the card and by the dialog", async ({ page, factories }) => {
  // As many marks on each letter as the API accepts.
  const letter = `z${"\u0301".repeat(30)}`
  const card = await review(page, factories, `${letter.repeat(95)} and a word`)
  await page.goto("/reviews")
  const quote = card.getByRole("blockquote")
  await expect(quote).toHaveCSS("overflow", "clip")
  expect((await quote.textContent())?.length).toBeLessThan(900)
  await card.getByRole("button", { name: "see more" }).click()
  await expect(page.getByRole("dialog").getByText("and a word")).toHaveCSS("overflow", "clip")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a long review can be read in full", async ({ page, factories, expectProblem }) => {
    // The browser reports the preloaded scripts that it did not run.
    expectProblem(/\.js csp$/)
    // Its own, because reviews of other tests may move a sample review to the second page.
    const card = await review(
      page,
      factories,
      `${"Clear and calm. ".repeat(20)}I verified my certificate within a minute.`,
    )
    await page.goto("/reviews")
    await card.getByRole("button", { name: "see more" }).click()
    await expect(page.getByRole("dialog")).toContainText("I verified my certificate within a minute.")
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
    await expect(page.getByRole("dialog")).toBeHidden()
  })
})
