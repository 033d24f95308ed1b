import type { Locator } from "@playwright/test"
import { expect, expectAccessible, expectAccessibleDialog, test } from "./journey.ts"

const leftAlone = /\.js csp$/

test.describe("the gallery", () => {
  test("is gone through by keyboard, and the focus comes back to where it was", async ({ page }) => {
    await page.goto("/gallery")
    const pictures = page.getByRole("main").getByRole("listitem").getByRole("link")
    const count = await pictures.count()
    expect(count).toBeGreaterThan(2)
    const titles = await pictures.allInnerTexts()
    await pictures.nth(1).focus()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("heading")).toHaveText(titles[1] ?? "")
    await expect(dialog).toContainText(`2 / ${count}`)
    await expectAccessibleDialog(page)
    await page.keyboard.press("ArrowRight")
    await expect(dialog.getByRole("img", { name: titles[2] ?? "", exact: true })).toBeVisible()
    for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowLeft")
    await expect(dialog.getByRole("heading")).toHaveText(titles.at(-1) ?? "")
    await dialog.getByRole("button", { name: "Next" }).press("Enter")
    await expect(dialog.getByRole("heading")).toHaveText(titles[0] ?? "")
    await dialog.getByRole("button", { name: "Previous" }).click()
    await expect(dialog.getByRole("heading")).toHaveText(titles.at(-1) ?? "")
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(pictures.nth(1)).toBeFocused()
    // The keys do nothing any more.
    await page.keyboard.press("ArrowRight")
    await expect(dialog).toHaveCount(0)
  })

  test("shows a title on hover and on focus", async ({ page }) => {
    await page.goto("/gallery")
    const picture = page.getByRole("main").getByRole("listitem").getByRole("link").first()
    const title = picture.locator("> span")
    await expect(title).toHaveCSS("opacity", "0")
    await picture.hover()
    await expect(title).toHaveCSS("opacity", "1")
    await page.mouse.move(0, 0)
    await expect(title).toHaveCSS("opacity", "0")
    await page.keyboard.press("Tab")
    await picture.focus()
    await expect(title).toHaveCSS("opacity", "1")
  })

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

    test("shows all titles, and opens by a tap", async ({ page }) => {
      await page.goto("/gallery")
      const picture = page.getByRole("main").getByRole("listitem").getByRole("link").first()
      const title = picture.locator("> span")
      await expect(title).toHaveCSS("opacity", "1")
      // Below the picture, not over it.
      const edge = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 }
      const shown = await edge(picture.locator("img"))
      expect((await edge(title)).y).toBeGreaterThanOrEqual(shown.y + shown.height - 1)
      await picture.tap()
      await expect(page.getByRole("dialog").getByRole("img")).toBeInViewport({ ratio: 1 })
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap()
      await expect(page.getByRole("dialog")).toHaveCount(0)
    })
  })

  test("of broken addresses shows the lattice, and says so in no other way", async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource|ERR_FAILED/)
    await page.route(/\/(demo\/gallery-|api\/images\/)/, (route) => route.abort())
    await page.goto("/gallery")
    const first = page.locator("main li img").first()
    await expect(first).toHaveAttribute("src", "/site/no-picture.svg")
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click()
    await expect(page.getByRole("dialog").getByRole("img")).toHaveAttribute("src", "/site/no-picture.svg")
  })
})

test.describe("achievements", () => {
  test("open in a dialog that closes by button, by Escape and by a press beside it", async ({ page }) => {
    await page.goto("/our-achievements")
    const card = page.getByRole("link", { name: "৬৪ জেলায় ডিজিটাল নিরাপত্তা কর্মশালা" })
    await expect(page.getByText("এক বছরে ২১০টি কর্মশালা। অংশ নিয়েছেন ১৮ হা...")).toBeVisible()
    await card.click()
    const dialog = page.getByRole("dialog", { name: "৬৪ জেলায় ডিজিটাল নিরাপত্তা কর্মশালা" })
    await expect(dialog.getByRole("img")).toBeVisible()
    await expect(dialog.getByText("তাঁদের অর্ধেকের বেশি নারী।")).toBeVisible()
    await expectAccessibleDialog(page)
    await dialog.getByRole("button", { name: "Close" }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(dialog).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await card.click()
    await page.mouse.click(5, 5)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL("/our-achievements")
  })

  test("need no description", async ({ page }) => {
    await page.goto("/our-achievements")
    await page.getByRole("link", { name: "১০,০০০ শিক্ষার্থীর মাইলফলক" }).click()
    const dialog = page.getByRole("dialog", { name: "১০,০০০ শিক্ষার্থীর মাইলফলক" })
    await expect(dialog.getByRole("img", { name: "১০,০০০ শিক্ষার্থীর মাইলফলক" })).toBeVisible()
    await expect(dialog.getByRole("paragraph")).toHaveCount(0)
  })
})

test.describe("cyber defenders", () => {
  const names = (level: string) => `table[aria-labelledby=${level}] tbody th`

  test("stand in two numbered tables, each institution once", async ({ page }) => {
    await page.goto("/cyber-defenders")
    for (const [level, title] of [
      ["university", "University Level"],
      ["college", "College Level"],
    ] as const) {
      const table = page.getByRole("table", { name: title })
      const all = (await page.locator(names(level)).allInnerTexts()).map((name) =>
        name.toLowerCase().replace(/\W/g, ""),
      )
      expect(all.length).toBeGreaterThanOrEqual(12)
      expect(new Set(all).size).toBe(all.length)
      const numbers = await table.locator("tbody td:first-child").allInnerTexts()
      expect(numbers).toEqual(all.map((_, index) => String(index + 1)))
    }
    await page.goto("/bn/cyber-defenders")
    await expect(page.getByRole("table", { name: "বিশ্ববিদ্যালয় পর্যায়" }).locator("tbody td").first()).toHaveText("১")
  })

  test("are searched in both tables at once as one types, in either language", async ({ page }) => {
    await page.goto("/cyber-defenders")
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const field = page.getByRole("searchbox", { name: "Search by institution or district" })
    const found = page.getByRole("status").filter({ hasText: "Institutions found:" })
    await field.pressSequentially("jashore")
    await expect(page).toHaveURL("/cyber-defenders?q=jashore")
    await expect(found).toHaveText("Institutions found: 2")
    await expect(page.locator(names("university"))).toHaveText(["Bhairab University of Information Technology"])
    await expect(page.locator(names("college"))).toHaveText(["Sandhyatara Evening College"])
    // The number that it has in the whole list.
    await expect(page.getByRole("table", { name: "University Level" }).locator("tbody td").first()).toHaveText("11")
    await field.fill("বান্দরবান")
    await expect(page.locator(names("university"))).toHaveText(["Sangu Hill University"])
    await expect(page.getByText("Nothing found at this level.")).toBeVisible()
    await field.fill("atlantis")
    await expect(page.getByText("No institution of this name is on the list.")).toBeVisible()
    await expect(page.getByRole("table")).toHaveCount(0)
    await field.fill(".*")
    await expect(found).toHaveText("Institutions found: 0")
    await page.getByRole("link", { name: "Clear the search" }).click()
    await expect(field).toHaveValue("")
    await expect(field).toBeFocused()
    await expect(page.getByRole("link", { name: "Clear the search" })).toHaveCount(0)
    await expect(page.getByRole("table")).toHaveCount(2)
    await expect(page).toHaveURL("/cyber-defenders")
    expect(await page.evaluate(() => "stayed" in window)).toBe(true)
  })
})

test("ambassadors find their forms, answers and the other programmes", async ({ page }) => {
  await page.goto("/ambassador")
  for (const [name, href] of [
    ["Register from a university", "https://forms.example/prohori-university-ambassador"],
    ["Register from a college", "https://forms.example/prohori-college-ambassador"],
  ] as const) {
    const link = page.getByRole("link", { name }).first()
    await expect(link).toHaveAttribute("href", href)
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", /noopener/)
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
  const answer = page.getByText("Training, material and certificate are free")
  await expect(answer).toBeHidden()
  await page.getByText("Does it cost anything?").focus()
  await page.keyboard.press("Enter")
  await expect(answer).toBeVisible()
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: "Read about Femina" })).toHaveAttribute("href", "/femina")
  await main.getByRole("link", { name: "See the cyber defenders" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Cyber defenders" })).toBeVisible()
})

test("who is harassed reaches the help of Femina with one press, and the group with another", async ({ page }) => {
  await page.goto("/en/femina")
  const main = page.getByRole("main")
  await main.getByRole("link", { name: "If you are being harassed online" }).click()
  await expect(page.getByRole("heading", { name: "If you are being harassed online" })).toBeInViewport()
  await expect(page).toHaveURL("/en/femina#help")
  await expect(main.getByRole("link", { name: "999" })).toHaveAttribute("href", "tel:999")
  const join = main.getByRole("link", { name: /^Join the group/ })
  await expect(join).toHaveCount(2)
  for (const link of await join.all()) {
    await expect(link).toHaveAttribute("href", "https://chat.example/prohori-femina")
    await expect(link).toHaveAttribute("target", "_blank")
  }
})

test("members of the team can be written to, and their other pages are named with them", async ({ page }) => {
  await page.goto("/our-team")
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "তানভীর মাহমুদ" }) })
  await expect(card.getByRole("link", { name: "Email: tanvir@prohori.example" })).toHaveAttribute(
    "href",
    "mailto:tanvir@prohori.example",
  )
  await expect(card.getByRole("link", { name: "Phone:" })).toHaveAttribute("href", "tel:+8809600000022")
  const github = card.getByRole("link", { name: "GitHub (তানভীর মাহমুদ) (opens in a new tab)" })
  await expect(github).toHaveAttribute("href", "https://github.example/tanvir")
  await expect(card.getByRole("link", { name: "LinkedIn" })).toHaveCount(1)
  await expect(card.getByRole("link", { name: /Medium|Others/ })).toHaveCount(0)
})

test("the company tells who it is, to people and to search engines", async ({ page }) => {
  await page.goto("/about-us")
  const main = page.getByRole("main")
  await expect(main.getByRole("link", { name: "hello@prohori.example" })).toHaveAttribute("href", /^mailto:/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((each) => JSON.parse(each))).toContainEqual(
    expect.objectContaining({ "@type": "Organization", name: "Prohori", email: "hello@prohori.example" }),
  )
  for (const [link, title] of [
    ["Our achievements", "Our achievements"],
    ["Gallery", "Gallery"],
    ["Our team", "Our team"],
  ] as const) {
    await main.getByRole("link", { name: link }).click()
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible()
  }
})

for (const { link, call, words } of [
  { link: "Our team", call: "**/api/teams/get-teams", words: "No team member found..." },
  { link: "Gallery", call: "**/api/galleries/get-galleries", words: "No galleries found..." },
  { link: "Our achievements", call: "**/api/achievements/get-achievements", words: "No achievements found..." },
]) {
  test(`${link}: an empty list says so, and a lost connection lets one try again`, async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED|Failed to load resource|ErrorResponse/)
    await page.goto("/about-us")
    await page.route(call, (route) => route.abort())
    await page.getByRole("main").getByRole("link", { name: link }).click()
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible()
    await expect(page.getByRole("banner")).toBeVisible()
    await page.unroute(call)
    await page.route(call, (route) => route.fulfill({ json: { success: true, message: "", data: [], count: 0 } }))
    await page.getByRole("link", { name: "Try again" }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expectAccessible(page)
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("institutions are searched by a plain form", async ({ page, expectProblem }) => {
    expectProblem(leftAlone)
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

  test("an achievement's whole story can be read, and a picture opened", async ({ page, expectProblem }) => {
    expectProblem(leftAlone)
    await page.goto("/our-achievements")
    await page.getByRole("link", { name: "৬৪ জেলায় ডিজিটাল নিরাপত্তা কর্মশালা" }).click()
    await expect(page.getByText("তাঁদের অর্ধেকের বেশি নারী।")).toBeVisible()
    await page.getByRole("link", { name: "All achievements" }).click()
    await expect(page.getByText("তাঁদের অর্ধেকের বেশি নারী।")).toHaveCount(0)
    await page.goto("/gallery")
    // Chromium reports its own style in the document of an uploaded picture.
    const picture = page.getByRole("main").locator('li a[href^="/demo/"]').first()
    const address = await picture.getAttribute("href")
    await picture.click()
    await expect(page).toHaveURL(address ?? "")
  })

  test("questions open and close", async ({ page, expectProblem }) => {
    expectProblem(leftAlone)
    await page.goto("/ambassador")
    await page.getByText("Is it a paid job?").click()
    await expect(page.getByText("It is voluntary work of two or three hours a week.")).toBeVisible()
  })
})
