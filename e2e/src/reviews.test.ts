import type { Page } from "@playwright/test"
import { type Factories, test } from "./factories.ts"
import { expect, expectAccessible, expectAccessibleDialog } from "./journey.ts"

/** A student's review, and the card that shows it. */
async function review(page: Page, factories: Factories, comment: string) {
  const data = await factories.send("POST", "reviews/register", { rating: 4.5, comment }, await factories.student())
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator(`[popovertarget="review-${data._id}"]`) })
}

test("reviews show face, stars and words, with the average of them all", async ({ page }) => {
  await page.goto("/reviews")
  const card = page.getByRole("listitem").filter({ hasText: "লাবণ্য ত্রিপুরা" })
  await expect(card.getByRole("img", { name: "4.5 out of 5" })).toBeVisible()
  await expect(card).toContainText("খাগড়াছড়িতে বসে")
  const [rating] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { aggregateRating } = JSON.parse(rating ?? "")
  await expect(page.getByRole("img", { name: `${aggregateRating.ratingValue} out of 5` }).first()).toBeVisible()
  await expect(page.getByRole("definition").nth(1)).toHaveText(String(aggregateRating.reviewCount))
  expect(aggregateRating.reviewCount).toBeGreaterThanOrEqual(12)
  await page.goto("/bn/reviews")
  await expect(card.getByRole("img", { name: "৫-এর মধ্যে ৪.৫" })).toBeVisible()
})

test("a review of 3,000 characters is cut at 100, and whole in a dialog", async ({ page, factories }) => {
  const comment = `${"The labs were good. ".repeat(149)}That is all, friends.`.slice(0, 3000)
  const card = await review(page, factories, comment)
  await page.goto("/reviews")
  await expect(card.getByRole("blockquote")).toHaveText(`${comment.slice(0, 100)}...`)
  const more = card.getByRole("button", { name: "see more" })
  await more.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText(comment.trim())
  await expectAccessibleDialog(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()
})

test("one without a single space breaks its lines, and breaks nothing else", async ({ page, factories }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const card = await review(page, factories, "ক্ষি".repeat(750))
  await page.goto("/reviews")
  const cut = (await card.getByRole("blockquote").textContent()) ?? ""
  expect(cut.endsWith("...")).toBe(true)
  expect([...new Intl.Segmenter().segment(cut.slice(0, -3))]).toHaveLength(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await card.getByRole("button", { name: "see more" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("ক্ষি".repeat(750))
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test("marks heaped upon a letter stay in the card and in the dialog", async ({ page, factories }) => {
  // As many marks on each letter as a text may have.
  const heaped = `z${"\u0301".repeat(30)}`
  const card = await review(page, factories, `${heaped.repeat(95)} and a word`)
  await page.goto("/reviews")
  const quote = card.getByRole("blockquote")
  await expect(quote).toHaveCSS("overflow", "clip")
  expect((await quote.textContent())?.length).toBeLessThan(900)
  await card.getByRole("button", { name: "see more" }).click()
  await expect(page.getByRole("dialog").getByText("and a word")).toHaveCSS("overflow", "clip")
})

test("a page that is not there says so and leads to the first; what is no page is the first", async ({ page }) => {
  await page.goto("/reviews?page=999")
  await expect(page.getByText("No reviews found...")).toBeVisible()
  await page.getByRole("link", { name: "To the first reviews" }).click()
  await expect(page).toHaveURL("/reviews")
  await expect(page.getByText("লাবণ্য ত্রিপুরা")).toBeVisible()
  await page.goto("/reviews?page=one")
  await expect(page.getByText("লাবণ্য ত্রিপুরা")).toBeVisible()
})

test("more than fit one page are led through by the pager, and back", async ({ page }) => {
  const data = Array.from({ length: 30 }, (_, place) => ({
    _id: `r${place}`,
    name: `Student ${place + 1}`,
    rating: 5,
    comment: "The labs were good.",
    photo: "",
    isHomeShow: false,
    updatedAt: "2026-11-21T00:00:00.000Z",
  }))
  // Asked by the browser only on a step inside the site.
  await page.route("**/api/reviews/get-reviews", (route) =>
    route.fulfill({ json: { success: true, message: "Reviews found", data, count: data.length } }),
  )
  await page.goto("/courses")
  await page.getByRole("navigation").getByRole("link", { name: "Reviews" }).first().click()
  const cards = page.getByRole("main").getByRole("figure")
  await expect(cards).toHaveCount(24)
  await expect(page.getByText("1 to 24 of 30")).toBeVisible()
  await page.getByRole("link", { name: "Next" }).click()
  await expect(page).toHaveURL("/reviews?page=2")
  await expect(cards).toHaveCount(6)
  await expect(cards.first()).toContainText("Student 25")
  const list = page.locator("main [tabindex='-1']").filter({ has: page.getByRole("figure") })
  await expect(list).toBeFocused()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Previous" }).focus()
  await page.goBack()
  await expect(page).toHaveURL("/reviews")
  await expect(cards).toHaveCount(24)
  await expect(cards.first()).toContainText("Student 1")
  // Only a link of the pager leads to the list's top.
  await expect(list).not.toBeFocused()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the whole of a long review can be read", async ({ page, expectProblem }) => {
    expectProblem(/\.js csp$/)
    await page.goto("/reviews")
    const card = page.getByRole("listitem").filter({ hasText: "Tanvir Hasan Rafi" })
    await card.getByRole("button", { name: "see more" }).click()
    await expect(page.getByRole("dialog")).toContainText("verified the certificate online within a minute.")
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
    await expect(page.getByRole("dialog")).toBeHidden()
  })
})
