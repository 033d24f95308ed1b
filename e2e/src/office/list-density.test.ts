import type { Page } from "@playwright/test"
import { signInAs, test } from "../factories.ts"
import { expect } from "../journey.ts"

const lists = [
  "all-users",
  "manage-achievements",
  // The sample's: other tests issue numbers of any length.
  "manage-certificates?search=PRH-0",
  "manage-courses",
  "manage-galleries",
  "manage-questions",
  "manage-reviews",
  "manage-teams",
  "manage-to-knows",
]

const open = async (page: Page, list: string) => {
  await page.goto(`/dashboard/${list}`)
  await expect(page.getByRole("row").nth(1)).toBeVisible()
}

/** What a user of this window sees of the list before scrolling. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const rows = Array.from(document.querySelectorAll("main tbody tr"), (row) => row.getBoundingClientRect())
    const table = document.querySelector("main table")
    return {
      first: rows[0]?.top ?? 0,
      heights: rows.map(({ height }) => height),
      hidden: (table?.scrollWidth ?? 0) - (table?.parentElement?.clientWidth ?? 0),
    }
  })

test("on a laptop ten rows of a list are seen, and on a phone a card has at most 120 pixels", async ({
  page,
  factories,
}) => {
  test.setTimeout(240_000)
  await signInAs(page, factories.admin)
  for (const list of lists)
    await test.step(list, async () => {
      await page.setViewportSize({ width: 1366, height: 768 })
      await open(page, list)
      const laptop = await measure(page)
      expect(laptop.first).toBeLessThan(260)
      for (const height of laptop.heights) expect(height).toBeLessThanOrEqual(48)
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 768 })
        expect((await measure(page)).hidden, `${width} pixels`).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 360, height: 740 })
      for (const height of (await measure(page)).heights) expect(height).toBeLessThanOrEqual(120)
    })
})

test("toolbar and head of a table stay while its rows scroll", async ({ page, factories }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await signInAs(page, factories.admin)
  await open(page, "manage-certificates")
  await page.getByRole("row").last().scrollIntoViewIfNeeded()
  await expect(page.getByRole("searchbox")).toBeInViewport()
  await expect(page.getByRole("columnheader", { name: "Batch No." })).toBeInViewport()
  const [toolbar, head] = [
    await page.getByRole("searchbox").boundingBox(),
    await page.getByRole("columnheader", { name: "Batch No." }).boundingBox(),
  ]
  expect(head?.y).toBeGreaterThanOrEqual((toolbar?.y ?? 0) + (toolbar?.height ?? 0))
})
