import { expect, test } from "./journey.ts"

const details = [
  { path: "/our-services/professional-services", en: "Professional Services", bn: "পেশাদার সেবার বিস্তারিত" },
  {
    path: "/our-services/security-auditing-&-consultation",
    en: "Security Auditing & Consultation",
    bn: "নিরাপত্তা নিরীক্ষা ও পরামর্শ সেবার বিস্তারিত",
  },
]
const tiers = ["Basic", "Standard", "Advanced", "Premium", "Customized"]

test("a company finds its service, its tiers and the way to an appointment", async ({ page }) => {
  await page.goto("/en/our-services")
  const cards = page.getByRole("region", { name: "What we do" }).getByRole("listitem")
  for (const { path, en } of details) {
    const card = cards.filter({ has: page.getByRole("heading", { name: en, exact: true }) })
    await card.getByRole("link", { name: `Details ${en}` }).click()
    await expect(page).toHaveURL(`/en${path}`)
    await expect(page.getByRole("heading", { level: 1, name: `Details of ${en}` })).toBeVisible()
    const way = page.getByRole("navigation", { name: "You are here" })
    await way.getByRole("link", { name: "Our services" }).click()
    await expect(page).toHaveURL("/en/our-services")
  }
  const training = cards.filter({ has: page.getByRole("heading", { name: "Corporate Training", exact: true }) })
  const chat = training.getByRole("link", { name: "Book an Appointment" })
  await expect(chat).toHaveAttribute("href", "https://chat.example/prohori")
  await expect(chat).toHaveAttribute("target", "_blank")
  await expect(chat).toHaveAttribute("rel", /noopener/)
})

for (const { path, en, bn } of details) {
  test(`${en}: five tiers, each with its features, a price on request and an appointment`, async ({ page }) => {
    await page.goto(`/en${path}`)
    const region = page.getByRole("region", { name: "Five tiers" })
    await expect(region.getByRole("heading", { level: 3 })).toHaveText(tiers)
    for (const tier of tiers) {
      const card = region.getByRole("listitem").filter({ has: page.getByRole("heading", { name: tier, exact: true }) })
      await expect(card.getByRole("term")).toHaveCount(7)
      await expect(card.getByRole("definition").filter({ hasText: "On request" })).toHaveCount(1)
      const booking = card.getByRole("link", { name: `Book an Appointment ${tier}` })
      await expect(booking).toHaveAttribute("href", "https://booking.example/prohori")
      await expect(booking).toHaveAttribute("target", "_blank")
      await expect(booking).toHaveAttribute("rel", /noopener/)
    }
    await page.goto(`/bn${path}`)
    await expect(page.getByRole("heading", { level: 1, name: bn })).toBeVisible()
    // One a tier, and the last word of the page.
    await expect(page.getByRole("link", { name: "অ্যাপয়েন্টমেন্ট নিন" })).toHaveCount(6)
  })
}

test("from 1,024 pixels the tiers stand side by side, the same feature at the same height", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto("/bn/our-services/professional-services")
  const reports = page.getByRole("term").filter({ hasText: "রিপোর্ট" })
  await expect(reports).toHaveCount(5)
  const boxes = await Promise.all((await reports.all()).map((report) => report.boundingBox()))
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size).toBe(1)
  expect(new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size).toBe(5)
})

test("an address with %26 leads to the same service, an unknown one to no page", async ({ page, expectProblem }) => {
  await page.goto("/en/our-services/security-auditing-%26-consultation")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Details of Security Auditing & Consultation")
  expectProblem(/404/)
  for (const unknown of ["corporate-training", "nothing", "professional-services-"]) {
    const answer = await page.goto(`/en/our-services/${unknown}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1, name: "Oops..! Page Not Found" })).toBeVisible()
    await expect(page.getByRole("link", { name: "Back To Home" })).toBeVisible()
  }
})

test("each programme says whether it runs or is to come, and what a certificate needs", async ({ page }) => {
  await page.goto("/en/our-services")
  const region = page.getByRole("region", { name: "Training programmes" })
  const programmes = region.getByRole("listitem")
  const count = await programmes.count()
  expect(count).toBeGreaterThanOrEqual(8)
  await expect(programmes.filter({ hasText: /Running|Upcoming/ })).toHaveCount(count)
  await expect(programmes.filter({ hasText: "Running" })).not.toHaveCount(0)
  await expect(programmes.filter({ hasText: "Upcoming" })).not.toHaveCount(0)
  await expect(region.getByText("at least 70% marks")).toBeVisible()
  await page.goto("/bn/our-services")
  await expect(page.getByText("অন্তত ৭০% নম্বর")).toBeVisible()
  await expect(page.getByText("চলমান", { exact: true })).not.toHaveCount(0)
  await expect(page.getByText("আসন্ন", { exact: true })).not.toHaveCount(0)
})

test("the procedure has ten numbered steps, to which the details lead", async ({ page }) => {
  await page.goto("/en/our-services/professional-services")
  await page.getByRole("link", { name: "How an engagement goes, in ten steps" }).click()
  await expect(page).toHaveURL("/en/our-services#procedure")
  const procedure = page.getByRole("region", { name: "How an engagement goes" })
  await expect(procedure.getByRole("listitem")).toHaveCount(10)
  await expect(procedure.getByRole("heading", { level: 2 })).toBeInViewport()
})

test("the blog is one press away, in both languages", async ({ page }) => {
  for (const [language, name] of [
    ["en", "Open the blog (opens in a new tab)"],
    ["bn", "ব্লগ খুলুন"],
  ]) {
    await page.goto(`/${language}/blogs`)
    const link = page.getByRole("link", { name })
    await expect(link).toHaveAttribute("href", "https://blog.example/prohori")
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", /noopener/)
    await expect(page.locator("iframe")).toHaveCount(0)
  }
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test("the tiers stand one below the other, and nothing scrolls sideways", async ({ page }) => {
    for (const path of ["/bn/our-services", ...details.map(({ path }) => `/bn${path}`)]) {
      await page.goto(path)
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360)
    }
  })

  test("each tier is one press away", async ({ page }) => {
    await page.goto("/en/our-services/professional-services")
    await page.getByRole("link", { name: "Premium", exact: true }).click()
    await expect(page.getByRole("heading", { level: 3, name: "Premium" })).toBeInViewport()
  })
})
