import type { Locator } from "@playwright/test"
import { expect, expectAccessibleDialog, test } from "../journey.ts"

// The browser reports the preloaded scripts that it did not run.
const skippedScripts = /\.js csp$/

test.describe("the gallery", () => {
  test("a visitor goes through the images by keyboard, and the focus returns to the opener", async ({ page }) => {
    await page.goto("/gallery")
    const images = page.getByRole("main").getByRole("listitem").getByRole("link")
    const titles = await images.allInnerTexts()
    expect(titles.length).toBeGreaterThan(2)
    await images.nth(1).focus()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("heading")).toHaveText(titles[1] ?? "")
    await expectAccessibleDialog(page)
    await page.keyboard.press("ArrowRight")
    await expect(dialog.getByRole("img", { name: titles[2] ?? "", exact: true })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(images.nth(1)).toBeFocused()
  })

  test("an image shows its title on hover and on focus", async ({ page }) => {
    await page.goto("/gallery")
    const image = page.getByRole("main").getByRole("listitem").getByRole("link").first()
    const title = image.locator("> span")
    await expect(title).toHaveCSS("opacity", "0")
    await image.hover()
    await expect(title).toHaveCSS("opacity", "1")
    await page.mouse.move(0, 0)
    await expect(title).toHaveCSS("opacity", "0")
    await page.keyboard.press("Tab")
    await image.focus()
    await expect(title).toHaveCSS("opacity", "1")
  })

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

    test("titles are below the images, and a tap opens one", async ({ page }) => {
      await page.goto("/gallery")
      const image = page.getByRole("main").getByRole("listitem").getByRole("link").first()
      const title = image.locator("> span")
      await expect(title).toHaveCSS("opacity", "1")
      const edge = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 }
      const shown = await edge(image.locator("img"))
      expect((await edge(title)).y).toBeGreaterThanOrEqual(shown.y + shown.height - 1)
      await image.tap()
      await expect(page.getByRole("dialog").getByRole("img")).toBeInViewport({ ratio: 1 })
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap()
      await expect(page.getByRole("dialog")).toHaveCount(0)
    })
  })
})

test("an achievement closes by Escape, with the focus back on its card, and by a press beside it", async ({ page }) => {
  await page.goto("/our-achievements")
  const card = page.getByRole("link", { name: "Digital safety workshops in all 64 districts" })
  await card.click()
  const dialog = page.getByRole("dialog", { name: "Digital safety workshops in all 64 districts" })
  await expect(dialog.getByText("More than 18,000 people took part, over half of them women.")).toBeVisible()
  await expectAccessibleDialog(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await expect(card).toBeFocused()
  // The second Escape and Enter come faster than the browser goes back.
  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
})

test("a search for institutions changes the tables without a page load", async ({ page }) => {
  await page.goto("/cyber-defenders")
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole("searchbox").pressSequentially("jashore")
  await expect(page).toHaveURL("/cyber-defenders?q=jashore")
  await expect(page.getByRole("table", { name: "University Level" }).getByRole("rowheader")).toHaveText([
    "Bhairab University of Information Technology",
  ])
  expect(await page.evaluate(() => "stayed" in window)).toBe(true)
})

test("a link on the Femina page scrolls to the help for harassment", async ({ page }) => {
  await page.goto("/en/femina")
  await page.getByRole("main").getByRole("link", { name: "If you are being harassed online" }).click()
  await expect(page.getByRole("heading", { name: "If you are being harassed online" })).toBeInViewport()
  await expect(page).toHaveURL("/en/femina#help")
})

for (const way of ["button", "Shift"])
  test(`the quick exit of the Femina page, by ${way}, leaves no way back`, async ({ page, context }) => {
    await context.route("https://www.google.com/**", (route) => route.fulfill({ body: "<title>Elsewhere</title>" }))
    await page.goto("/en/about-us")
    await page.goto("/en/femina")
    if (way === "button") await page.getByRole("link", { name: "Leave this page" }).click()
    else for (let press = 0; press < 3; press++) await page.keyboard.press("Shift")
    await expect(page).toHaveTitle("Elsewhere")
    await page.goBack()
    await expect(page).toHaveURL("/en/about-us")
  })

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a form searches the institutions", async ({ page, expectProblem }) => {
    expectProblem(skippedScripts)
    await page.goto("/bn/cyber-defenders")
    await page.getByRole("searchbox").fill("যশোর")
    await page.getByRole("button", { name: "খুঁজুন" }).click()
    await expect(page).toHaveURL(/\/bn\/cyber-defenders\?q=/)
    await expect(page.getByText("প্রতিষ্ঠান পাওয়া গেছে: ২")).toBeVisible()
    await expect(page.getByRole("searchbox")).toHaveValue("যশোর")
    await page.getByRole("link", { name: "অনুসন্ধান মুছুন" }).click()
    await expect(page).toHaveURL("/bn/cyber-defenders")
    await expect(page.getByRole("cell", { name: "মানিকগঞ্জ" })).toBeVisible()
  })

  test("an achievement can be read, and an image opened", async ({ page, expectProblem }) => {
    expectProblem(skippedScripts)
    await page.goto("/our-achievements")
    await page.getByRole("link", { name: "Digital safety workshops in all 64 districts" }).click()
    await expect(page.getByText("More than 18,000 people took part, over half of them women.")).toBeVisible()
    await page.getByRole("link", { name: "All achievements" }).click()
    await expect(page.getByText("More than 18,000 people took part, over half of them women.")).toHaveCount(0)
    await page.goto("/gallery")
    const image = page.getByRole("main").getByRole("listitem").getByRole("link").first()
    const title = await image.locator("span").first().textContent()
    await image.click()
    await expect(page.getByRole("heading", { level: 2, name: title ?? "" })).toBeVisible()
    await expect(page.getByRole("main").getByRole("img", { name: title ?? "" })).toBeVisible()
    await page.getByRole("link", { name: "All photos" }).click()
    await expect(page).toHaveURL("/gallery")
  })

  test("a question shows its answer", async ({ page, expectProblem }) => {
    expectProblem(skippedScripts)
    await page.goto("/ambassador")
    await page.getByText("Is it a paid job?").click()
    await expect(page.getByText("It is voluntary work of two or three hours a week.")).toBeVisible()
  })
})
