import { expect, test } from "./journey.ts"

const policies = [
  {
    path: "/en/terms-and-conditions",
    updated: "Last updated: 7 October 2024",
    rules: {
      account: "One person, one account",
      payment: "Bangladeshi taka (BDT)",
      refunds: "No refunds on paid programs",
      conduct: "Only with permission",
      certificates: "at least 70% marks",
      content: "the copyright law of Bangladesh",
      law: "the competent courts of Dhaka",
      contact: "hello@prohori.example",
    },
  },
  {
    path: "/bn/terms-and-conditions",
    updated: "সর্বশেষ হালনাগাদ: ৭ অক্টোবর, ২০২৪",
    rules: {
      account: "একজনের একটি অ্যাকাউন্ট",
      payment: "বাংলাদেশি টাকা",
      refunds: "ফেরতযোগ্য নয়",
      conduct: "অনুমতি ছাড়া অন্যের সিস্টেমে",
      certificates: "অন্তত ৭০% নম্বর",
      content: "কপিরাইট আইন",
      law: "ঢাকার",
      contact: "hello@prohori.example",
    },
  },
  {
    path: "/en/privacy-policy",
    updated: "Last updated: 7 October 2024",
    rules: {
      short: "no advertising",
      collected: "user agent",
      browser: "“session” (cookie):",
      seen: "never your email",
      kept: "30 days have passed without use, and 90 days at most",
      children: "under 18",
      contact: "hello@prohori.example",
    },
  },
  {
    path: "/bn/privacy-policy",
    updated: "সর্বশেষ হালনাগাদ: ৭ অক্টোবর, ২০২৪",
    rules: {
      short: "বিজ্ঞাপন নেই",
      collected: "ইউজার এজেন্ট",
      browser: "কুকি",
      seen: "ইমেইল কখনো নয়",
      kept: "সর্বোচ্চ ৯০ দিন",
      children: "১৮ বছরের কম",
      contact: "hello@prohori.example",
    },
  },
]

for (const { path, updated, rules } of policies) {
  test(`${path} says when it was changed, and has its rules`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(updated)).toBeVisible()
    await expect(page.locator("time")).toHaveAttribute("datetime", "2024-10-07")
    for (const [part, rule] of Object.entries(rules)) await expect(page.locator(`#${part}`)).toContainText(rule)
    // Permission, sharing, respect, honesty, and our own systems.
    if (path.endsWith("conditions")) await expect(page.locator("#conduct li")).toHaveCount(5)
  })
}

for (const width of [360, 1440]) {
  test(`the contents lead to each part, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/en/terms-and-conditions")
    const contents = page.getByRole("navigation", { name: "Contents" })
    if (width < 1024) {
      await expect(contents).toBeHidden()
      await page.getByText("Contents").first().click()
    }
    const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()
    const links = contents.getByRole("link")
    await expect(links).toHaveCount(titles.length)
    const place = titles.findIndex((title) => title.includes("No refunds"))
    await links.nth(place).click()
    await expect(page).toHaveURL("/en/terms-and-conditions#refunds")
    await expect(page.getByRole("heading", { name: titles[place] })).toBeInViewport()
  })
}

test("a link to a part of a policy opens at that part", async ({ page }) => {
  await page.goto("/bn/privacy-policy#kept")
  await expect(page.getByRole("heading", { name: "কত দিন রাখি" })).toBeInViewport()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  test("a policy is read, and its contents unfold", async ({ page, expectProblem }) => {
    // Preloaded scripts that the browser then refuses to run.
    expectProblem(/\.js csp$/)
    await page.goto("/bn/terms-and-conditions")
    await expect(page.locator("#refunds").getByRole("paragraph").first()).toBeVisible()
    await page.locator("summary").filter({ hasText: "সূচি" }).click()
    await page.getByRole("navigation", { name: "সূচি" }).getByRole("link").nth(5).click()
    await expect(page).toHaveURL("/bn/terms-and-conditions#conduct")
  })
})
