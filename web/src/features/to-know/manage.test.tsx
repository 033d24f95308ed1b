import { act, screen, within } from "@testing-library/react"
import { aToKnow } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, textIn } from "#test/actions.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const link = "https://example.com/playlists/of-the-first-week"

test("a link without https:// is completed when its field is left, and stored so even if it is not left", async () => {
  const title = unique("Completed")
  const user = await renderApp({ url: "/dashboard/manage-to-knows?new", as: "admin" })
  const dialog = within(await screen.findByRole("dialog"))
  const link = dialog.getByLabelText("Playlist Link")
  fill(dialog.getByLabelText("Title"), title)
  fill(dialog.getByLabelText("Thumbnail"), "https://example.com/picture.png")
  await user.type(link, "user@host{Tab}")
  expect(textIn(link)).toBe("user@host")
  await user.clear(link)
  await user.type(link, "youtube.com/playlist?list=1{Tab}")
  expect(textIn(link)).toBe("https://youtube.com/playlist?list=1")
  await user.clear(link)
  await user.type(link, "youtube.com/playlist?list=2{Control>}{Enter}{/Control}")
  const row = within(await findRow(title))
  expect(row.getByRole("link").getAttribute("href")).toBe("https://youtube.com/playlist?list=2")
})

/** The text of a playlist's card on the public page. */
const cardOf = async (title: string) =>
  (await screen.findByRole("link", { name: new RegExp(title) })).closest("li")?.textContent

test("the channel and the number of videos are optional, and shown on the page's card", async () => {
  const title = unique("Facts")
  const user = await renderApp({ url: "/dashboard/manage-to-knows?new", as: "admin" })
  const dialog = within(await screen.findByRole("dialog"))
  fill(dialog.getByLabelText("Title"), title)
  fill(dialog.getByLabelText("Playlist Link"), link)
  fill(dialog.getByLabelText("Thumbnail"), "https://example.com/thumbnail.png")
  fill(dialog.getByLabelText("Channel"), " Rakib’s Lab ")
  fill(dialog.getByLabelText("Videos"), "a dozen")
  await user.click(dialog.getByRole("button", { name: "Create To-Know" }))
  await dialog.findByText("Please enter a whole number from 0 to 10,000")
  fill(dialog.getByLabelText("Videos"), "১২")
  await user.click(dialog.getByRole("button", { name: "Create To-Know" }))
  await findToast("To-know created successfully")
  await renderApp({ url: "/to-knows" })
  expect(await cardOf(title)).toContain("Rakib’s Lab · 12 videos")
  await renderApp({ url: "/to-knows", language: "bn" })
  expect(await cardOf(title)).toContain("Rakib’s Lab · ১২টি ভিডিও")
  expect(screen.getByText("Rakib’s Lab").lang).toBe("en")
})

test("without a channel, the card names the site that the playlist is on", async () => {
  const title = unique("Bare")
  await callApi("POST", "toKnows/register", aToKnow({ title, videos: 1 }))
  await renderApp({ url: "/to-knows" })
  expect(await cardOf(title)).toContain("example.com · 1 video")
})

test("a playlist is created after its errors are corrected, its link is truncated at 30 characters, and it is deleted", async () => {
  const user = await renderApp({ url: "/dashboard/manage-to-knows?new", as: "admin" })
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(dialog.getByRole("button", { name: "Create To-Know" }))
  await dialog.findByText("All fields are required")
  expect(dialog.getAllByText("Please fill this in")).toHaveLength(3)
  await expectAccessible()
  fill(dialog.getByLabelText("Title"), "Playlist")
  fill(dialog.getByLabelText("Playlist Link"), link)
  fill(dialog.getByLabelText("Thumbnail"), "https://example.com/thumbnail.png")
  await user.click(dialog.getByRole("button", { name: "Create To-Know" }))
  await findToast("To-know created successfully")
  const row = within(await findRow("Playlist"))
  const anchor = row.getByRole("link", { name: `${link} (opens in a new tab)` })
  expect(anchor.textContent).toContain(`${link.slice(0, 30)}...`)
  expect([anchor.getAttribute("href"), anchor.getAttribute("target")]).toEqual([link, "_blank"])
  const popover = row.getByText(link, { selector: "[popover]" })
  expect(popover.matches(":popover-open")).toBe(false)
  act(() => anchor.focus())
  expect(popover.matches(":popover-open")).toBe(true)
  await user.click(row.getByRole("button", { name: "Delete Playlist" }))
  await confirm(user, "Delete")
  await findToast("To-know deleted successfully")
})
