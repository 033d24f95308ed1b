import { openAs, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect, expectAccessible, logIn, mailedLink, unique } from "./journey.ts"

const users = "/dashboard/all-users"

test("an admin invites an instructor, who chooses a password by the mailed link and logs in", async ({
  page,
  factories,
}) => {
  const [name, newPassword] = [unique("Instructor"), "the river is wide in August"]
  const email = `${name.toLowerCase()}@example.com`
  await openAs(page, factories.admin, users)
  await page.getByRole("button", { name: "Invite user" }).click()
  const dialog = page.getByRole("dialog", { name: "Invite a user" })
  await dialog.getByLabel("Name").fill(name)
  await dialog.getByLabel("Email").fill(email)
  await expect(dialog.getByLabel("Role")).toHaveValue("instructor")
  await expectAccessible(page)
  await page.keyboard.press("Control+Enter")
  await expect(page.getByText("User invited successfully")).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto(`${users}?search=${email}`)
  await expect(page.getByRole("row").nth(1).getByText("Invited", { exact: true })).toBeVisible()
  await page.getByRole("row").nth(1).getByRole("checkbox").check()
  await expectFitsOnPhone(page)

  const link = await mailedLink(email, "accept-invitation")
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(page).toHaveURL("/en/accept-invitation")
  await expectAccessible(page)
  await page.getByLabel("New Password").fill(newPassword)
  await page.getByLabel("Confirm Password").fill(newPassword)
  await page.getByRole("button", { name: "Save the password" }).click()
  await expect(page).toHaveURL("/en/login")
  await logIn(page, email, newPassword)
  await expect(page.getByRole("heading", { name: `Welcome, ${name}` })).toBeVisible()
})
