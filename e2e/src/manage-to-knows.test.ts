import { openAs, test } from "./factories.ts"
import { aPicture, expect, expectAccessible, unique } from "./journey.ts"
import { expectFitsOnPhone, expectListStates } from "./list-states.ts"

const screen = "/dashboard/manage-to-knows"

test("the to-knows' list says when it fails and when it is empty", async ({ page, factories, expectProblem }) => {
  expectProblem(/ERR_FAILED|Failed to load resource/)
  await expectListStates(page, {
    who: factories.admin,
    screen,
    call: "**/api/toKnows/get-toKnows",
    none: "No to-knows found...",
    create: "Create New To-Know",
  })
})

test("To-Knows name their count, and fit on a phone", async ({ page, factories }) => {
  await openAs(page, factories.admin, screen)
  await expect(page.getByRole("heading", { name: /^To-Knows \([1-9]\d*\)$/ })).toBeVisible()
  await expectFitsOnPhone(page)
})

test("a playlist is created after what was wrong is mended, its link cut at 30 characters, and deleted", async ({
  page,
  factories,
}) => {
  const title = unique("Playlist")
  const link = `https://example.com/playlists/${unique("of")}`
  await openAs(page, factories.admin, `${screen}?new`)
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Create To-Know" }).click()
  await expect(dialog.getByText("All fields are required")).toHaveCount(3)
  await expectAccessible(page)
  await dialog.getByLabel("Title").fill(title)
  await dialog.getByLabel("Playlist Link").fill(link)
  await dialog.getByLabel("Thumbnail", { exact: true }).fill(aPicture)
  await dialog.getByRole("button", { name: "Create To-Know" }).click()
  await expect(page.getByText("To-know created successfully")).toBeVisible()
  const row = page.getByRole("row").filter({ hasText: title })
  const anchor = row.getByRole("link", { name: `${link} (opens in a new tab)` })
  await expect(anchor).toContainText(`${link.slice(0, 30)}...`)
  await expect(anchor).toHaveAttribute("href", link)
  await expect(anchor).toHaveAttribute("target", "_blank")
  const whole = row.locator("[popover]", { hasText: link })
  await expect(whole).toBeHidden()
  await anchor.focus()
  await expect(whole).toBeVisible()
  await row.getByRole("button", { name: `Delete ${title}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("To-know deleted successfully")).toBeVisible()
})
