import { screen, waitFor, within } from "@testing-library/react"
import { anAchievement } from "server/src/test/factories.ts"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept } from "#test/test-api.ts"

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
const url = () => location.pathname + location.search
const dialog = (title: string) => screen.queryByRole("dialog", { name: title.normalize("NFC") })

async function openAchievement({ title }: { title: string }) {
  const user = await renderApp({ url: "/our-achievements" })
  await user.click(screen.getByRole("link", { name: title.normalize("NFC") }))
  return { user, dialog: await screen.findByRole("dialog", { name: title.normalize("NFC") }) }
}

test("an achievement opens in a dialog with its image and its whole description", async () => {
  const { user, dialog: opened } = await openAchievement(workshops)
  expect(screen.getByRole("main").textContent).toMatch(/(গ্রামে ){16}গ্রামে\.\.\./)
  const shown = within(opened)
  shown.getByRole("img")
  shown.getByText(secondLine)
  await expectAccessible()
  await user.click(shown.getByRole("button", { name: "Close" }))
  await waitFor(() => expect(dialog(workshops.title)).toBe(null))
  await waitFor(() => expect(url()).toBe("/our-achievements"))
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
  await waitFor(() => expect(dialog(workshops.title)).toBe(null))
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

test("the URL of an open dialog can be copied; back closes the dialog, and forward opens it", async () => {
  await openAchievement(workshops)
  expect(url()).toBe(`/our-achievements?show=${id}`)
  history.back()
  await waitFor(() => expect(dialog(workshops.title)).toBe(null))
  expect(url()).toBe("/our-achievements")
  expect(screen.queryByText(secondLine)).toBe(null)
  history.forward()
  await waitFor(() => within(dialog(workshops.title) as HTMLElement).getByText(secondLine))
})

test("closing the dialog of the achievement that the URL shows anyway stays on the page", async () => {
  const user = await renderApp({ url: `/our-achievements?show=${id}` })
  await user.click(screen.getByRole("link", { name: workshops.title.normalize("NFC") }))
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Close" }))
  await screen.findByRole("link", { name: "All achievements" })
  expect(url()).toBe(`/our-achievements?show=${id}`)
})

const contentOf = (property: string) =>
  document.querySelector(`meta[property="og:${property}"]`)?.getAttribute("content")

test("the page of one achievement has its title and description for sites that show the link", async () => {
  await renderApp({ url: `/our-achievements?show=${id}` })
  const title = workshops.title.normalize("NFC")
  expect(document.title).toBe(`${title} · Prohori`)
  expect(contentOf("title")).toBe(title)
  expect(contentOf("description")).toMatch(/^(গ্রামে ){16}গ্রামে\.\.\.$/)
  expect(contentOf("url")).toMatch(new RegExp(`/our-achievements\\?show=${id}$`))
  await renderApp({ url: "/our-achievements?show=none" })
  expect(contentOf("url")).toMatch(/\/our-achievements$/)
})

/** Opens the page of an achievement that has this image. */
async function openWithImage(image: string) {
  const withImage = async (forward: () => Promise<Response>) => {
    const body = await (await forward()).json()
    return Response.json({ ...body, data: body.data.map((row: object) => ({ ...row, image })) })
  }
  intercept("achievements/get-achievements", withImage, 1)
  await renderApp({ url: `/our-achievements?show=${id}` })
}

test("sites show a link to an achievement with its image if that is uploaded, otherwise with ours", async () => {
  for (const image of ["https://elsewhere.example/photo.jpg", "/demo/achievement-thanks.svg", ""]) {
    await openWithImage(image)
    expect(contentOf("image")).toMatch(/\/og\/en\.png$/)
    expect(contentOf("image:width")).toBe("1200")
  }
  const uploaded = `/api/images/${"0".repeat(64)}.webp`
  await openWithImage(uploaded)
  expect(contentOf("image")).toMatch(new RegExp(`^https?://[^/]+${uploaded}$`))
  expect(contentOf("image:width")).toBe(undefined)
})
