import { openAs, test } from "./factories.ts"
import { expect, expectAccessible, expectAccessibleDialog } from "./journey.ts"

// The other tests need the sample content of this server, so the removal is answered here; server/src/demo tests the real one.
test("sample content is named on the first screen, and removed after a question", async ({ page, factories }) => {
  const headers = { authorization: factories.admin.token }
  const answer = await page.request.get("/api/overview/get-overview", { headers })
  const { data, ...envelope } = await answer.json()
  expect(data.demo.count).toBeGreaterThan(80)
  let demo = { count: 91, edited: 1, validCertificate: "PRH-0001-0001" }
  await page.route("**/api/overview/get-overview", (route) =>
    route.fulfill({ json: { ...envelope, data: { ...data, demo } } }),
  )
  const asked: string[] = []
  await page.route("**/api/demo/remove-demo*", (route) => {
    asked.push(new URL(route.request().url()).search)
    const kept = asked.length === 1 ? [{ kind: "course", name: "Our hacking course" }] : []
    demo = { count: kept.length, edited: kept.length, validCertificate: "" }
    return route.fulfill({ json: { success: true, message: "", data: { removed: [], kept } } })
  })
  await openAs(page, factories.admin, "/dashboard")
  await expect(page.getByRole("heading", { name: "Sample content is on the site (records: 91)" })).toBeVisible()
  await expect(page.getByText("the sample certificate PRH-0001-0001 is told that it is valid")).toBeVisible()
  await expectAccessible(page)

  await page.getByRole("button", { name: "Remove the sample content" }).click()
  const question = page.getByRole("alertdialog", { name: "Remove the sample content?" })
  await expectAccessibleDialog(page)
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByRole("button", { name: "Remove the sample content" })).toBeFocused()
  expect(asked).toEqual([])
  await page.keyboard.press("Enter")
  await question.getByRole("button", { name: "Remove the sample content" }).click()
  await expect(page.getByText("Kept: Our hacking course")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Sample content is on the site (records: 1)" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Remove the sample content" })).toHaveCount(0)

  await page.getByRole("button", { name: "Remove the edited ones too" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove the edited ones too" }).click()
  await expect(page.getByText("The sample content is removed")).toBeVisible()
  await expect(page.getByRole("heading", { name: /^Sample content/ })).toHaveCount(0)
  expect(asked).toEqual(["", "?edited=1"])
})
