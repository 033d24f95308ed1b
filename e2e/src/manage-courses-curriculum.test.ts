import type { Locator } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { expect, expectAccessible } from "./journey.ts"

let dialog: Locator
const week = (name: string) => dialog.getByRole("group", { name, exact: true })
const heading = (name: string) => week(name).getByLabel(/^Heading/)
const points = (name: string) => week(name).getByLabel(/^Points/)
const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click()
const text = () => dialog.getByRole("textbox", { name: "Curriculum as text" })

test.beforeEach(async ({ page, factories }) => {
  await openAs(page, factories.admin, "/dashboard/manage-courses?new")
  dialog = page.getByRole("dialog", { name: "Create New Course" })
  await heading("New week").fill("Networks")
  await points("Week 1").fill("Packets\nPorts")
  await press("Add a week")
  await expect(heading("New week")).toBeFocused()
})

test("weeks become the marked text, and the text becomes weeks", async () => {
  await points("New week").fill("Scanning<br>Nmap")
  await press("As text")
  await expect(text()).toHaveValue("@@ Networks\nPackets\nPorts\n@@\nScanning\nNmap")
  await expect(text()).toHaveAccessibleDescription(/Begin each week with a line that holds only @@/)
  await text().fill("Hello\n@@ One\na\n@@\n@@ Two")
  await press("By weeks")
  await expect(dialog.getByLabel("Before the first week")).toHaveValue("Hello")
  await expect(heading("Week 1")).toHaveValue("One")
  await expect(heading("Week 2")).toHaveValue("Two")
})

test("weeks number themselves; one moves and keeps the focus; a removed one comes back where it was", async ({
  page,
}) => {
  await expect(week("New week")).toContainText("Readers do not see this week until something stands in it.")
  await heading("New week").fill("Scanning")
  await heading("Week 2").press("Enter")
  await expect(points("Week 2")).toBeFocused()
  await dialog.getByRole("button", { name: "Move up (Week 2)" }).press("Enter")
  await expect(heading("Week 1")).toHaveValue("Scanning")
  await expect(dialog.getByRole("button", { name: "Move up (Week 1)" })).toBeFocused()
  await expect(dialog.getByRole("status").filter({ hasText: "Moved to place 1 of 2" })).toHaveCount(1)
  await press("Remove (Week 1)")
  await expect(dialog.getByText("Week 1 is removed.")).toBeVisible()
  await expect(heading("Week 1")).toHaveValue("Networks")
  await expect(dialog.getByRole("button", { name: "Undo" })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press("Enter")
  await expect(heading("Week 1")).toHaveValue("Scanning")
  await expect(heading("Week 1")).toBeFocused()
})

test("a marked text pasted into a week becomes weeks when the field is left", async () => {
  await points("New week").fill("Point @@version\n@@ Third\nc\n@@চতুর্থ")
  await points("Week 2").blur()
  await expect(points("Week 2")).toHaveValue("Point @@version")
  await expect(heading("Week 3")).toHaveValue("Third")
  await expect(heading("Week 4")).toHaveValue("চতুর্থ")
})

test("how much room is left is said when it runs out, and too much is refused", async () => {
  await points("New week").fill("ক".repeat(45_100))
  await expect(dialog.getByText("45,129 of at most 50,000 characters")).toBeVisible()
  await points("Week 2").fill("ক".repeat(50_000))
  await expect(dialog.getByText("29 characters too many")).toBeVisible()
  await dialog.getByRole("button", { name: "Create Course" }).click()
  await expect(dialog.getByText("Please use at most 50000 characters")).toBeVisible()
})
