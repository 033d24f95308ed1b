import { type Login, openAs, test } from "../factories.ts"
import { expect, expectAccessible } from "../journey.ts"

const screen = "/dashboard/all-users"
const listOf = ({ user }: Login) => `${screen}?search=${user.email}`

test("a shortened text shows in full while it is hovered or has the focus, until Escape", async ({
  page,
  factories,
}) => {
  const student = await factories.student()
  const { email } = student.user
  await page.clock.install()
  await openAs(page, factories.admin, listOf(student))
  const row = page.getByRole("row").nth(1)
  const shortened = row.getByText(`${email.slice(0, 20)}...`, { exact: true })
  const whole = row.getByText(email, { exact: true })
  await expect(whole).toBeHidden()
  await shortened.hover()
  await expect(whole).toBeVisible()
  await whole.hover()
  await page.clock.fastForward(1000)
  await expect(whole).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(whole).toBeHidden()
  await shortened.focus()
  await expect(whole).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(whole).toBeHidden()
})

test("Escape closes the list of a user's devices", async ({ page, factories }) => {
  const student = await factories.student()
  await openAs(page, factories.admin, listOf(student))
  const sessions = page.getByRole("button", { name: `1 live session of ${student.user.name}` })
  const device = page.getByText("Chrome on Linux")
  await sessions.click()
  await expect(device).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(device).toBeHidden()
})
