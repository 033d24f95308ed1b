import { screen, waitFor, within } from "@testing-library/react"
import { dhakaDay } from "contract"
import { beforeEach, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findToast, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce } from "#test/test-api.ts"

const url = "/dashboard/manage-site/announcement"
const saved = () => callApi("GET", "site/get-announcement")
const announce = (payload: object) => callApi("PATCH", "site/update-announcement", payload)
const save = () => screen.getByRole("button", { name: "Save" })
const english = "Banner text (English)"

beforeEach(() => {
  sessionStorage.clear()
  return callApi("DELETE", "site/reset-announcement")
})

async function open(as: "admin" | "editor" = "editor") {
  const user = await renderApp({ url, as })
  await screen.findByLabelText("Banner text")
  return user
}

test("an editor finds the sections in the menu, with their states", async () => {
  await announce({ firstDay: dhakaDay(Date.now() + 5 * 24 * 60 * 60 * 1000) })
  const user = await renderApp({ url: "/dashboard/manage-site", as: "editor" })
  await screen.findByText("Scheduled")
  screen.getByText(/^Changed by A admin, /)
  await expectAccessible()
  await user.click(screen.getByRole("link", { name: "Banner and popup" }))
  await screen.findByRole("heading", { level: 1, name: "Banner and popup" })
})

test("a banner and its English text are changed and shown on the home page", async () => {
  const user = await open()
  await expectAccessible()
  fill(screen.getByLabelText("Banner text"), "নবম ব্যাচে ভর্তি")
  await user.click(screen.getByRole("tab", { name: "English" }))
  fill(screen.getByLabelText(english), "The ninth batch")
  await user.click(save())
  await findToast("Saved. It is on the site now")
  expect(await saved()).toMatchObject({ banner: "নবম ব্যাচে ভর্তি", en: { banner: "The ninth batch" }, isShipped: false })
  await renderApp({ url: "/", as: "editor" })
  await screen.findByRole("link", { name: "The ninth batch" })
})

test("neither banner nor popup is on the home page when both are switched off", async () => {
  const user = await open()
  for (const name of ["Show the banner", "Show the popup"]) await user.click(screen.getByLabelText(name))
  await screen.findByText("Neither banner nor popup: the home page starts with its headline.")
  await user.click(save())
  await waitFor(async () => expect(await saved()).toMatchObject({ hasBanner: false, hasPopup: false }))
  await renderApp({ url: "/" })
  await screen.findByRole("heading", { level: 1, name: "Learn cyber security in Bengali" })
  expect(screen.queryByRole("region", { name: "Registration and contact" })).toBe(null)
  expect(screen.queryByRole("dialog")).toBe(null)
})

test("what the server refuses is said beside its field, and a failed save loses nothing", async () => {
  expectProblem(/^400 /)
  expectProblem(/^500 /)
  const user = await open()
  fill(screen.getByLabelText("First day"), "2026-12-02")
  fill(screen.getByLabelText("Last day"), "2026-12-01")
  await user.click(save())
  await screen.findByText("The last day is before the first one", { selector: "p" })
  fill(screen.getByLabelText("Last day"), "2026-12-20")
  fill(screen.getByLabelText("Button link"), "javascript:alert(1)")
  await user.click(save())
  await screen.findByText(/^Please enter a page of this site/)
  fill(screen.getByLabelText("Button link"), "/bn/courses")
  failOnce("site/update-announcement")
  await user.click(save())
  await findToast("This could not be saved")
  expect(textIn(screen.getByLabelText("Last day"))).toBe("2026-12-20")
  await user.click(save())
  await findToast("Saved. It is on the site now")
  expect(await saved()).toMatchObject({ lastDay: "2026-12-20", link: "/courses" })
})

test("a change of somebody else is shown before it is overwritten", async () => {
  expectProblem(/^412 /)
  const user = await open()
  fill(screen.getByLabelText("Popup heading"), "Mine")
  await announce({ heading: "Theirs", hasBanner: false })
  await user.click(save())
  const notice = within(await screen.findByRole("alert"))
  notice.getByText("Theirs")
  notice.getByText("no")
  await user.click(notice.getByRole("button", { name: "Load theirs" }))
  await user.click(save())
  await findToast("Nothing was changed")
  expect(await saved()).toMatchObject({ heading: "Theirs", hasBanner: false })
})

test("unsaved input is in the form again, as a draft", async () => {
  await open()
  fill(screen.getByLabelText("Popup heading"), "A draft")
  await renderApp({ url: "/dashboard/manage-site", as: "editor" })
  const user = await open()
  await screen.findByText("You changed this earlier and did not save it")
  expect(textIn(screen.getByLabelText("Popup heading"))).toBe("A draft")
  const form = within(document.querySelector("form") as HTMLElement)
  await user.click(form.getByRole("button", { name: "Discard" }))
  expect(textIn(screen.getByLabelText("Popup heading"))).not.toBe("A draft")
})

test("the section is reset after a question, which can be undone, and an earlier version is restored", async () => {
  const shipped = (await saved()).heading
  await announce({ heading: "First" })
  await announce({ heading: "Second" })
  const user = await open("admin")
  const heading = () => textIn(screen.getByLabelText("Popup heading"))
  expect(heading()).toBe("Second")
  await user.click(screen.getByRole("button", { name: "Reset to the original content" }))
  await confirm(user, "Reset to the original content")
  await waitFor(() => expect(heading()).toBe(shipped))
  expect((await saved()).isShipped).toBe(true)
  expect(screen.queryByText("You changed this earlier and did not save it")).toBe(null)
  await user.click(await screen.findByRole("button", { name: "Undo" }))
  await waitFor(() => expect(heading()).toBe("Second"))
  const versions = screen.getAllByRole("button", { name: /^Restore: Version \d+$/ })
  await user.click(versions[1] as HTMLElement)
  await findToast("The version has been restored")
  await waitFor(() => expect(heading()).toBe("First"))
  expect(screen.getByRole("link", { name: "In the audit log" }).getAttribute("href")).toContain("recordId=announcement")
})
