import { screen, waitFor, within } from "@testing-library/react"
import { anAchievement } from "server/src/test/factories.ts"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const workshops = {
  title: "৬৪ জেলায় ডিজিটাল নিরাপত্তা কর্মশালা",
  description: `${"গ্রামে ".repeat(20)}<br>তাঁদের অর্ধেকের বেশি নারী।`,
}
const milestone = { title: "10,000 students", description: "" }
let id = ""
beforeAll(async () => {
  id = (await callApi("POST", "achievements/register", anAchievement(workshops)))._id
  await callApi("POST", "achievements/register", anAchievement(milestone))
})

const secondLine = "তাঁদের অর্ধেকের বেশি নারী।".normalize("NFC")
const dialog = (title: string) => screen.queryByRole("dialog", { name: title.normalize("NFC") })

async function openAchievement({ title }: { title: string }) {
  const user = await renderApp({ url: "/our-achievements" })
  await user.click(screen.getByRole("link", { name: title.normalize("NFC") }))
  return { user, dialog: dialog(title) as HTMLElement }
}

test("an achievement opens in a dialog with its image and its whole description", async () => {
  const { user, dialog: opened } = await openAchievement(workshops)
  expect(screen.getByRole("main").textContent).toMatch(/(গ্রামে ){16}গ্রামে\.\.\./)
  const shown = within(opened)
  shown.getByRole("img")
  shown.getByText(secondLine)
  await expectAccessible()
  await user.click(shown.getByRole("button", { name: "Close" }))
  expect(dialog(workshops.title)).toBe(null)
  expect(location.pathname + location.search).toBe("/our-achievements")
})

test("a press beside the dialog closes it, but selecting its text to the outside does not", async () => {
  const { user, dialog: opened } = await openAchievement(workshops)
  await user.pointer([
    { keys: "[MouseLeft>]", target: within(opened).getByText(secondLine) },
    { keys: "[/MouseLeft]", target: opened },
  ])
  within(dialog(workshops.title) as HTMLElement).getByText(secondLine)
  // The backdrop belongs to the dialog's own element.
  await user.click(opened)
  expect(dialog(workshops.title)).toBe(null)
})

test("an achievement without a description shows its image alone", async () => {
  const { dialog: opened } = await openAchievement(milestone)
  within(opened).getByRole("img", { name: milestone.title })
  expect(within(opened).queryByRole("paragraph")).toBe(null)
})

test("the URL shows one achievement above the list, and a link leads back to all", async () => {
  const user = await renderApp({ url: `/our-achievements?show=${id}` })
  screen.getByText(secondLine)
  await user.click(screen.getByRole("link", { name: "All achievements" }))
  await waitFor(() => expect(screen.queryByText(secondLine)).toBe(null))
})
