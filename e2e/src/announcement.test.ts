import type { Page } from "@playwright/test"
import { comeToRest } from "./home-page.ts"
import { expect, expectAccessibleDialog, test } from "./journey.ts"

const announcement = "A new batch begins: Ethical Hacking Professional"
const popup = (page: Page) => page.getByRole("dialog", { name: announcement })

test.use({ hasSeenAnnouncement: false })

test.describe("the announcement", () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    "its button": (page) => popup(page).getByRole("button", { name: "Close" }).click(),
    "a click outside": (page) => page.mouse.click(4, 400),
    Escape: (page) => page.keyboard.press("Escape"),
  }
  for (const [name, close] of Object.entries(ways)) {
    test(`is closed by ${name} and gives the focus back`, async ({ page }) => {
      await page.goto("/en/")
      await expect(popup(page)).toBeVisible()
      await expect(popup(page).locator(":focus")).toHaveCount(1)
      await close(page)
      await expect(popup(page)).toHaveCount(0)
      await expect(page.locator(":focus")).toHaveCount(0)
    })
  }

  test("takes the focus without a ring on its button, which the first Tab reaches", async ({ page }) => {
    await page.goto("/en/")
    await expect(popup(page).getByRole("heading")).toBeFocused()
    await expect(popup(page).getByRole("heading")).toHaveCSS("outline-style", "none")
    await page.keyboard.press("Tab")
    await expect(popup(page).getByRole("button", { name: "Close" })).toBeFocused()
  })

  test("stays open when its text is selected to beyond its edge", async ({ page }) => {
    await page.goto("/en/")
    await popup(page).getByText("Eight weeks").hover()
    await page.mouse.down()
    await page.mouse.move(4, 400, { steps: 4 })
    await page.mouse.up()
    await expect(popup(page)).toBeVisible()
    await page.mouse.click(4, 400)
    await expect(popup(page)).toHaveCount(0)
  })

  test("opens once per visit, and again in the next", async ({ page, context }) => {
    const pictures: string[] = []
    page.on("request", (request) => pictures.push(...request.url().split("/").slice(-1)))
    await page.goto("/en/")
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(popup(page)).toHaveCount(0)

    pictures.length = 0
    await page.reload()
    await comeToRest(page)
    await expect(popup(page)).toHaveCount(0)
    expect(pictures).not.toContain("popup.svg")

    const nextVisit = await context.newPage()
    await nextVisit.goto("/en/")
    await expect(popup(nextVisit)).toBeVisible()
  })

  test("opens for somebody who has pressed a key or scrolled already", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }))
        scrollTo(0, 100)
      })
    })
    await page.goto("/en/")
    await expect(popup(page)).toBeVisible()
  })

  test("leads to the course that it announces, in the page's language", async ({ page }) => {
    await page.goto("/bn/")
    const dialog = page.getByRole("dialog", { name: "নতুন ব্যাচ শুরু হচ্ছে: এথিক্যাল হ্যাকিং প্রফেশনাল" })
    await expect(dialog).toBeVisible()
    await expectAccessibleDialog(page)
    await dialog.getByRole("link", { name: "কোর্সটি দেখুন" }).click()
    await expect(page).toHaveURL("/bn/courses/ehp")
  })

  test("does not open over somebody who is typing", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => document.querySelector("input")?.focus())
    })
    await page.goto("/en/")
    await comeToRest(page)
    await expect(page.getByLabel("Certification Number")).toBeFocused()
    await expect(popup(page)).toHaveCount(0)
  })
})
