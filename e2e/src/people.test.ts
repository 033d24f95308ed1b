import { openAs, password, test } from "./factories.ts"
import { expectFitsOnPhone } from "./fits-on-phone.ts"
import { expect, expectAccessible, logIn, mailedLink, unique } from "./journey.ts"

const users = "/dashboard/all-users"
const certificates = "/dashboard/manage-certificates"

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

test("a registrar's morning: certificates are issued and one is revoked by mistake, and a name is corrected", async ({
  page,
  factories,
}) => {
  const registrar = await factories.student(unique("Registrar"))
  await factories.send("PATCH", "auth/change-role", { id: registrar.user._id, role: "registrar" })
  const student = await factories.student()
  await page.goto("/login")
  await logIn(page, registrar.user.email, password)
  const menu = page.getByRole("navigation", { name: "Dashboard menu" })
  await expect(menu.getByRole("link")).toHaveText([
    "Dashboard",
    "All Users",
    "Certificates",
    "My Profile",
    "Change Password",
  ])
  await expect(page.getByRole("heading", { name: "What needs attention" })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole("link", { name: "Issue a certificate" }).click()
  const dialog = page.getByRole("dialog", { name: "Create New Certificate" })
  const [batch, candidate] = [unique("0042"), student.user.name]
  await dialog.getByLabel("Candidate Name").fill(candidate)
  await dialog.getByLabel("Candidate Email").fill(student.user.email)
  await dialog.getByLabel("Certification Name").fill("Ethical Hacking")
  await dialog.getByLabel("Batch No.").fill(batch)
  await dialog.getByLabel("Certification No.").fill(`${batch}-1`)
  await dialog.getByRole("button", { name: "Create and add another" }).click()
  await expect(dialog.getByLabel("Certification No.")).toHaveValue(`${batch}-2`)
  await dialog.getByLabel("Candidate Name").fill("Nusrat Jahan")
  await dialog.getByLabel("Candidate Email").fill("nusrat@example.com")
  await page.keyboard.press("Control+Enter")
  await expect(dialog).toBeHidden()

  await page.goto(`${certificates}?search=${batch}`)
  await expect(page.getByRole("heading", { name: "Certificates (2)" })).toBeVisible()
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0)
  const status = page.getByRole("combobox", { name: `Status of ${batch}-1` })
  await status.selectOption("inactive")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(status).toHaveValue("active")
  await expectAccessible(page)

  await menu.getByRole("link", { name: "All Users" }).click()
  await page.getByRole("searchbox", { name: "Search users" }).fill(student.user.email)
  await page.getByRole("button", { name: `Edit ${candidate}` }).click()
  const edit = page.getByRole("dialog", { name: "Edit User" })
  await edit.getByLabel("Name").fill("রহিম উদ্দিন")
  await edit.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("row").nth(1)).toContainText("রহিম উদ্দিন")
  await page.goto("/dashboard/manage-courses")
  await expect(page.getByRole("heading", { name: "You are not allowed to see this page" })).toBeVisible()
})
