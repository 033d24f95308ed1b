import { openAs, signInAs, test } from "../factories.ts"
import { expectFitsOnPhone, expectNoHorizontalOverflow } from "../fits-on-phone.ts"
import { expect, expectAccessible, unique } from "../journey.ts"

const lists = {
  "all-users": "All Users",
  "manage-achievements": "Achievements",
  "manage-galleries": "Galleries",
  "manage-questions": "Questions",
  "manage-reviews": "Reviews",
  "manage-teams": "Teams",
  "manage-to-knows": "To-Knows",
}

// In one page, which compiles the scripts of the dashboard and axe once.
test("each list fits on a phone, also with a selected user, and so does the signature of certificates", {
  tag: "@slow",
}, async ({ page, factories }) => {
  test.setTimeout(240_000)
  await signInAs(page, factories.admin)
  for (const [list, name] of Object.entries(lists))
    await test.step(list, async () => {
      await page.goto(`/dashboard/${list}`)
      await expect(page.getByRole("heading", { name: new RegExp(`^${name} \\([1-9]\\d*\\)$`) })).toBeVisible()
      await expectFitsOnPhone(page)
    })
  const email = `${unique("guest")}@example.com`
  await factories.send("POST", "auth/invite-user", { name: "Guest", email, role: "student", language: "en" })
  await page.goto(`/dashboard/all-users?search=${email}`)
  await expect(page.getByText("Invited", { exact: true })).toBeVisible()
  await page.getByRole("row").nth(1).getByRole("checkbox").check()
  await expectFitsOnPhone(page)
  await page.goto("/dashboard/manage-certificates/signature")
  await page.getByLabel("Name in English").fill("Dr. Nusrat Jahan")
  await expect(page.getByText("This is how certificates will look. Nothing is saved yet.")).toBeVisible()
  await expectNoHorizontalOverflow(page)
  await expectAccessible(page)
})

test("in Bengali the buttons of the certificates are in one row on a phone, the rare ones in a menu", async ({
  page,
  factories,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAs(page, factories.admin, "/bn/dashboard/manage-certificates")
  const create = page.getByRole("button", { name: "নতুন সনদ তৈরি করুন" })
  const more = page.getByRole("button", { name: "আরও বিকল্প", exact: true })
  const [left, right] = [await create.boundingBox(), await more.boundingBox()]
  expect(right?.y).toBe(left?.y)
  await more.click()
  await expect(page.getByRole("link", { name: /^এক্সপোর্ট/ })).toBeVisible()
  await page.keyboard.press("Escape")
  await create.click()
  await page.getByRole("link", { name: "ফাইল (CSV)" }).click()
  await expect(page).toHaveURL(/manage-certificates\/import$/)
})

test("a section of the long course form is jumped to, below the links that stay at the top", async ({
  page,
  factories,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { _id, title } = await factories.newCourse()
  await openAs(page, factories.admin, `/dashboard/manage-courses?search=${title}`)
  await page.getByRole("button", { name: `Edit ${title}` }).click()
  const sections = page.getByRole("navigation", { name: "Sections of the form" })
  await sections.getByRole("button", { name: "Registration" }).click()
  const field = page.getByLabel("Registration Link")
  await expect(field).toBeInViewport({ ratio: 1 })
  const [links, group] = [await sections.boundingBox(), await field.boundingBox()]
  expect(group?.y).toBeGreaterThan((links?.y ?? 0) + (links?.height ?? 0))
  const header = await page.getByRole("dialog").locator("header").boundingBox()
  expect(links?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0)
  await factories.send("DELETE", `courses/delete-course/${_id}`)
})
