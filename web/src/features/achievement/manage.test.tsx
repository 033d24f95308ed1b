import { act, screen, within } from "@testing-library/react"
import { anAchievement } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, rowGone, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, failOnce } from "#test/test-api.ts"

test("title and image are required, the description is not, and a failure keeps the texts", async () => {
  expectProblem(/^500 /)
  const user = await renderApp({ url: "/dashboard/manage-achievements?new", as: "admin" })
  const dialog = within(await screen.findByRole("dialog"))
  const submit = dialog.getByRole("button", { name: "Create Achievement" })
  await user.click(submit)
  await dialog.findByText("All (*) fields are required")
  expect(dialog.getAllByText("Please fill this in")).toHaveLength(2)
  await expectAccessible()
  fill(dialog.getByLabelText("Title (*)"), "First place")
  fill(dialog.getByLabelText("Image (*)"), "https://example.com/award.png")
  failOnce("achievements/register", "Something went wrong on our side.")
  await user.click(submit)
  await findToast("Something went wrong on our side.")
  expect(textIn(dialog.getByLabelText("Title (*)"))).toBe("First place")
  await user.click(submit)
  await findToast("Achievement created successfully")
  within(await findRow("First place")).getByText("–")
})

test("a long description is truncated at 50 characters, and focus shows all of it", async () => {
  const whole = `${"ক্ষ".repeat(50)} and the rest of it`
  await callApi("POST", "achievements/register", anAchievement({ title: "Long", description: whole }))
  const user = await renderApp({ url: "/dashboard/manage-achievements", as: "admin" })
  const row = within(await findRow("Long"))
  const truncated = row.getByRole("note", { name: whole })
  expect(truncated.textContent).toContain(`${"ক্ষ".repeat(50)}...`)
  const popover = row.getByText(whole, { selector: "[popover]" })
  expect(popover.matches(":popover-open")).toBe(false)
  act(() => truncated.focus())
  expect(popover.matches(":popover-open")).toBe(true)
  await user.click(row.getByRole("button", { name: "Delete Long" }))
  await confirm(user, "Delete")
  await findToast("Achievement deleted successfully")
  await rowGone("Long")
})
