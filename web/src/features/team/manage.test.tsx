import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findRow, findToast, rowGone, textIn } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createTeamMember } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const screenUrl = "/dashboard/manage-teams"

async function memberNamed(name: string) {
  const members: { _id: string; name: string }[] = await callApi("GET", "teams/get-teams")
  return members.find((member) => member.name === name)
}

test("a new member's GitHub, Others and Medium links go into the fields that the API has for them", async () => {
  const user = await renderApp({ url: `${screenUrl}?new`, as: "admin" })
  const dialog = within(await screen.findByRole("dialog"))
  const submit = dialog.getByRole("button", { name: "Add Member" })
  await user.click(submit)
  await dialog.findByText("Type (*) all required fields.")
  expect(dialog.getAllByText("Please fill this in")).toHaveLength(4)
  const texts = { "Name (*)": "Added", "Designation (*)": "Trainer", "Email (*)": "not an email" }
  for (const [label, text] of Object.entries(texts)) fill(dialog.getByLabelText(label), text)
  fill(dialog.getByLabelText("Photo (*)"), "https://example.com/photo.png")
  for (const link of ["GitHub", "Others", "LinkedIn", "Medium"]) {
    fill(dialog.getByLabelText(link), `https://example.com/${link}`)
  }
  await user.click(submit)
  await dialog.findByText("Please enter a valid email")
  await expectAccessible()
  fill(dialog.getByLabelText("Email (*)"), "added@example.com")
  await user.click(submit)
  await findToast("Team member created successfully")
  const github = within(await findRow("Added")).getByRole("link", { name: /^GitHub of Added/ })
  expect(github.getAttribute("href")).toMatch(/GitHub$/)
  expect(await memberNamed("Added")).toMatchObject({
    facebookLink: "https://example.com/GitHub",
    twitterLink: "https://example.com/Others",
    linkedinLink: "https://example.com/LinkedIn",
    instagramLink: "https://example.com/Medium",
  })
})

test("a member's serial and phone number can be typed in Bengali digits", async () => {
  const name = await createTeamMember()
  const user = await renderApp({ url: screenUrl, as: "admin" })
  await user.click(await screen.findByRole("button", { name: `Edit ${name}` }))
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Member" }))
  expect(textIn(dialog.getByLabelText("Name (*)"))).toBe(name)
  await expectAccessible()
  fill(dialog.getByLabelText("Serial (*)"), "twelve")
  await user.click(dialog.getByRole("button", { name: "Update Member" }))
  await dialog.findByText(/^Please enter a whole number from 0 to/)
  fill(dialog.getByLabelText("Serial (*)"), "৭৭৭")
  fill(dialog.getByLabelText("Phone"), "০১৭০০-০০০৭৭৭")
  await user.click(dialog.getByRole("button", { name: "Update Member" }))
  await findToast("Team member updated successfully")
  const row = within(await findRow(name))
  await waitFor(() => expect(row.getAllByRole("cell")[0]?.textContent).toContain("777"))
  expect(row.getByRole("link", { name: "+880 1700-000777" }).getAttribute("href")).toBe("tel:+8801700000777")
  await waitFor(() => expect(document.activeElement).toBe(row.getByRole("button", { name: `Edit ${name}` })))
})

test("a member is deleted after a confirmation", async () => {
  const name = await createTeamMember()
  const user = await renderApp({ url: screenUrl, as: "admin" })
  await user.click(await screen.findByRole("button", { name: `Delete ${name}` }))
  const question = await screen.findByRole("alertdialog")
  expect(question.textContent).toContain(`${name} leaves the team page. They can be restored`)
  await confirm(user, "Delete")
  await findToast("Deleted successfully")
  await rowGone(name)
})

test("a URL for editing a member who does not exist says so", async () => {
  expectProblem(/^404 /)
  const user = await renderApp({ url: `${screenUrl}?edit=nobody`, as: "admin" })
  const dialog = await screen.findByRole("dialog", { name: "Edit Member" })
  await within(dialog).findByText("It is not there any more. Somebody may have deleted it.")
  await expectAccessible()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(location.pathname + location.search).toBe(screenUrl))
})
