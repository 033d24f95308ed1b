import type { Page } from "@playwright/test"
import { expect, expectAccessibleDialog, test } from "../journey.ts"
import { waitForSecondImage } from "./home-page.ts"

const announcement = "New batch: Ethical Hacking Professional"
const popup = (page: Page) => page.getByRole("dialog", { name: announcement })

test.use({ hasSeenAnnouncement: false })

const ways: Record<string, (page: Page) => Promise<void>> = {
  "its button": (page) => popup(page).getByRole("button", { name: "Close" }).click(),
  "a click outside": (page) => page.mouse.click(4, 400),
  Escape: (page) => page.keyboard.press("Escape"),
}

for (const [name, close] of Object.entries(ways)) {
  test(`the announcement is closed by ${name} and Tab begins at the start of the page`, async ({ page }) => {
    await page.goto("/en/")
    await expect(popup(page).getByRole("heading")).toBeFocused()
    await close(page)
    // A closed dialog is hidden first. The focus is at the start when it is also removed.
    await expect(page.getByRole("dialog", { name: announcement, includeHidden: true })).toHaveCount(0)
    await expect(page.locator(":focus")).toHaveCount(0)
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused()
  })
}

test("the announcement shows no focus ring until Tab moves the focus, and leads to its course", async ({ page }) => {
  await page.goto("/en/")
  await expect(popup(page).getByRole("heading")).toBeFocused()
  await expect(popup(page).getByRole("heading")).toHaveCSS("outline-style", "none")
  await expectAccessibleDialog(page)
  await page.keyboard.press("Tab")
  await expect(popup(page).getByRole("button", { name: "Close" })).toBeFocused()
  await popup(page).getByRole("link").click()
  await expect(page).toHaveURL("/en/courses/ehp")
})

test("the announcement stays open when its text is selected beyond its edge", async ({ page }) => {
  await page.goto("/en/")
  await popup(page).getByText("Eight weeks").hover()
  await page.mouse.down()
  await page.mouse.move(4, 400, { steps: 4 })
  await page.mouse.up()
  await expect(popup(page)).toBeVisible()
  await page.mouse.click(4, 400)
  await expect(popup(page)).toHaveCount(0)
})

test("the announcement opens although the visitor has pressed a key or scrolled before", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }))
      scrollTo(0, 100)
    })
  })
  await page.goto("/en/")
  await expect(popup(page)).toBeVisible()
})

test("the announcement does not open while the visitor is typing", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => document.getElementById("no")?.focus())
  })
  await page.goto("/en/")
  await waitForSecondImage(page)
  await expect(page.getByLabel("Certification Number")).toBeFocused()
  await expect(popup(page)).toHaveCount(0)
})
