import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, findToast } from "#test/actions.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, insertDemoContent } from "#test/test-api.ts"

const queryTitle = () => screen.queryByRole("heading", { name: /^Sample content/ })
const findTitle = (count: number) =>
  screen.findByRole("heading", { name: `Sample content is on the site (records: ${count})` })
const button = (name: string) => screen.queryByRole("button", { name })
const removeName = "Remove the sample content"
const removeAllName = "Remove the edited ones too"

test("an admin removes the sample content, and then the records that were edited too", async () => {
  await insertDemoContent()
  const course = await callApi("GET", "courses/get-course-by-route/ehp")
  await callApi("PATCH", `courses/update-course/${course._id}`, { title: "Our hacking course" })
  const { demo } = await callApi("GET", "overview/get-overview")
  expect(demo.count).toBeGreaterThan(80)
  const user = await renderApp({ url: "/dashboard", as: "admin" })
  await findTitle(demo.count)
  screen.getByText(/Verification shows the sample certificate PRH-0001-0001 as valid/)
  await expectAccessible()

  await user.click(button(removeName) as HTMLElement)
  const question = await screen.findByRole("alertdialog", { name: "Remove the sample content?" })
  await expectAccessible()
  await user.click(within(question).getByRole("button", { name: "Cancel" }))
  await waitFor(() => expect(document.activeElement).toBe(button(removeName)))
  expect((await callApi("GET", "overview/get-overview")).demo).toEqual(demo)
  await user.keyboard("{Enter}")
  await confirm(user, removeName)
  await screen.findByText(/Kept: Our hacking course/)
  await findTitle(1)
  expect(button(removeName)).toBe(null)

  await user.click(button(removeAllName) as HTMLElement)
  await confirm(user, removeAllName)
  await waitFor(() => expect(queryTitle()).toBe(null))
  await findToast("The sample content is removed")
  expect(await callApi("GET", "courses/get-courses")).toEqual([])
})
