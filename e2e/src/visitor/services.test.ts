import { expectNoHorizontalOverflow } from "../fits-on-phone.ts"
import { expect, test } from "../journey.ts"

const details = ["/our-services/professional-services", "/our-services/security-auditing-&-consultation"]

test("from 1,024 pixels the tiers are side by side, with each feature at one height", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto("/bn/our-services/professional-services")
  const reports = page.getByRole("term").filter({ hasText: "রিপোর্ট" })
  await expect(reports).toHaveCount(5)
  const boxes = await Promise.all((await reports.all()).map((report) => report.boundingBox()))
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size).toBe(1)
  expect(new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size).toBe(5)
})

test("the link to the procedure scrolls to it on another page", async ({ page }) => {
  await page.goto("/en/our-services/professional-services")
  await page.getByRole("link", { name: "How we work, in ten steps" }).click()
  await expect(page).toHaveURL("/en/our-services#procedure")
  await expect(page.getByRole("heading", { level: 2, name: "How we work" })).toBeInViewport()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test("service pages do not scroll sideways", async ({ page }) => {
    for (const path of ["/our-services", ...details]) {
      await page.goto(`/bn${path}`)
      await expectNoHorizontalOverflow(page)
    }
  })

  test("a link scrolls to each tier", async ({ page }) => {
    await page.goto("/en/our-services/professional-services")
    await page.getByRole("link", { name: "Premium", exact: true }).click()
    await expect(page.getByRole("heading", { level: 3, name: "Premium" })).toBeInViewport()
  })
})
