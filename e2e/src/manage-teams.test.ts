import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { aPicture, expect, expectAccessible, unique } from "./journey.ts"
import { expectFitsOnPhone, expectListStates } from "./list-states.ts"

const screen = "/dashboard/manage-teams"

async function memberNamed(page: Page, name: string) {
  const { data } = await (await page.request.get("/api/teams/get-teams")).json()
  return data.find((member: { name: string }) => member.name === name)
}

test("the team's list says when it fails and when it is empty", async ({ page, factories, expectProblem }) => {
  expectProblem(/ERR_FAILED|Failed to load resource/)
  await expectListStates(page, {
    who: factories.admin,
    screen,
    call: "**/api/teams/get-teams",
    none: "No team member found...",
    create: "Add New Member",
  })
})

test("Teams name their count, and fit on a phone", async ({ page, factories }) => {
  await openAs(page, factories.admin, screen)
  await expect(page.getByRole("heading", { name: /^Teams \([1-9]\d*\)$/ })).toBeVisible()
  const headings = ["Serial", "Avatar", "Name and designation", "Contact", "Social Links", "Action"]
  await expect(page.getByRole("columnheader")).toHaveText(headings)
  await expectFitsOnPhone(page)
})

test("a member is added; GitHub, Others and Medium go where the API has them", async ({ page, factories }) => {
  const name = unique("Added")
  await openAs(page, factories.admin, `${screen}?new`)
  const dialog = page.getByRole("dialog")
  const submit = dialog.getByRole("button", { name: "Add Member" })
  await submit.click()
  await expect(dialog.getByText("Type (*) all required fields.")).toHaveCount(4)
  await dialog.getByLabel("Name (*)").fill(name)
  await dialog.getByLabel("Designation (*)").fill("Trainer")
  await dialog.getByLabel("Email (*)").fill("not an email")
  await dialog.getByLabel("Photo (*)", { exact: true }).fill(aPicture)
  for (const link of ["GitHub", "Others", "LinkedIn", "Medium"]) {
    await dialog.getByLabel(link, { exact: true }).fill(`https://example.com/${link}`)
  }
  await submit.click()
  await expect(dialog.getByText("Please enter a valid email")).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel("Email (*)").fill("added@example.com")
  await submit.click()
  await expect(page.getByText("Team member created successfully")).toBeVisible()
  const row = page.getByRole("row").filter({ hasText: name })
  await expect(row.getByRole("link", { name: `GitHub of ${name}` })).toHaveAttribute("href", /GitHub$/)
  expect(await memberNamed(page, name)).toMatchObject({
    facebookLink: "https://example.com/GitHub",
    twitterLink: "https://example.com/Others",
    linkedinLink: "https://example.com/LinkedIn",
    instagramLink: "https://example.com/Medium",
  })
})

test("a member is edited with their serial, in Bengali digits too, and deleted after a question", async ({
  page,
  factories,
}) => {
  const name = await factories.member()
  await openAs(page, factories.admin, screen)
  const row = page.getByRole("row").filter({ hasText: name })
  await row.getByRole("button", { name: `Edit ${name}` }).click()
  const dialog = page.getByRole("dialog", { name: "Edit Member" })
  await expect(dialog.getByLabel("Name (*)")).toHaveValue(name)
  await expectAccessible(page)
  await dialog.getByLabel("Serial (*)").fill("twelve")
  await dialog.getByRole("button", { name: "Update Member" }).click()
  await expect(dialog.getByText("Please enter a whole number from 0 to")).toBeVisible()
  await dialog.getByLabel("Serial (*)").fill("৭৭৭")
  await dialog.getByLabel("Phone").fill("+880 1700 000 777")
  await dialog.getByRole("button", { name: "Update Member" }).click()
  await expect(page.getByText("Team member updated successfully")).toBeVisible()
  await expect(row.getByRole("cell").first()).toContainText("777")
  await expect(row.getByRole("link", { name: "+880 1700 000 777" })).toHaveAttribute("href", "tel:+8801700000777")
  await expect(row.getByRole("button", { name: `Edit ${name}` })).toBeFocused()
  await row.getByRole("button", { name: `Delete ${name}` }).click()
  await expect(page.getByRole("alertdialog")).toContainText(`${name} leaves the team page. They can be restored`)
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Deleted successfully")).toBeVisible()
  await expect(row).toHaveCount(0)
})

test("who edits what somebody else has just changed is told, and nothing is overwritten", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/412/)
  const name = await factories.member()
  const { _id } = await memberNamed(page, name)
  await openAs(page, factories.admin, `${screen}?edit=${_id}`)
  const dialog = page.getByRole("dialog", { name: "Edit Member" })
  await dialog.getByLabel("Phone").fill("+880 1")
  await expect(dialog.getByLabel("Designation (*)")).toHaveValue("Trainer")
  const headers = { authorization: factories.admin.token }
  const theirs = { designation: "Lead trainer", phone: "+880 2" }
  await page.request.patch(`/api/teams/update-team/${_id}`, { headers, data: theirs })
  await dialog.getByRole("button", { name: "Update Member" }).click()
  await expect(dialog.getByRole("alert")).toContainText("Somebody changed this while you were editing")
  await expectAccessible(page)
  await expect(dialog.getByLabel("Designation (*)")).toHaveValue("Lead trainer")
  await expect(dialog.getByLabel("Phone")).toHaveValue("+880 1")
  await dialog.getByRole("button", { name: "Update Member" }).click()
  await expect(page.getByText("Team member updated successfully")).toBeVisible()
  expect(await memberNamed(page, name)).toMatchObject({ designation: "Lead trainer", phone: "+880 1" })
})

test("who has changed nothing takes over what somebody else has changed, and undoes none of it", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/412/)
  const name = await factories.member()
  const { _id } = await memberNamed(page, name)
  await openAs(page, factories.admin, `${screen}?edit=${_id}`)
  const dialog = page.getByRole("dialog", { name: "Edit Member" })
  await expect(dialog.getByLabel("Designation (*)")).toHaveValue("Trainer")
  const headers = { authorization: factories.admin.token }
  await page.request.patch(`/api/teams/update-team/${_id}`, { headers, data: { designation: "Lead trainer" } })
  await dialog.getByRole("button", { name: "Update Member" }).click()
  await expect(dialog.getByRole("alert")).toContainText("Taken into the form.")
  await expect(dialog.getByLabel("Designation (*)")).toHaveValue("Lead trainer")
  await dialog.getByRole("button", { name: "Update Member" }).click()
  await expect(page.getByText("Team member updated successfully")).toBeVisible()
  expect(await memberNamed(page, name)).toMatchObject({ designation: "Lead trainer" })
})

test("an address to edit somebody who is gone says so", async ({ page, factories }) => {
  await openAs(page, factories.admin, `${screen}?edit=nobody`)
  const dialog = page.getByRole("dialog", { name: "Edit Member" })
  await expect(dialog).toContainText("It is not there any more. Somebody may have deleted it.")
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(page).toHaveURL(screen)
})
