import { openAs, signInAs, test } from "./factories.ts"
import { expect, expectAccessible, unique } from "./journey.ts"

test("who asks for what they are not allowed is named, one press away from the entries in the log", async ({
  page,
  factories,
  playwright,
  baseURL,
}) => {
  // Someone else, in another browser.
  const other = await playwright.request.newContext({ baseURL: baseURL ?? "" })
  const email = `${unique("curious")}@example.com`
  const data = { name: "Curious", email, password: "a long enough password 7" }
  const { token } = await (await other.post("/api/auth/register", { data })).json()
  for (const call of ["auth/get-users", "audit/get-entries", "mails/delete-failed"]) {
    const method = call.startsWith("mails") ? "DELETE" : "GET"
    const answer = await other.fetch(`/api/${call}`, { method, headers: { authorization: token } })
    expect(answer.status()).toBe(403)
  }
  await other.dispose()
  await openAs(page, factories.admin, "/dashboard")
  const item = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: `${email} asked for what they are not allowed to see or do (3)` }),
  })
  // The server writes such events some seconds later.
  await expect(async () => {
    await page.goto("/dashboard")
    await expect(item).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await item.getByRole("link", { name: "See the entries" }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/audit-log\\?kind=access&actor=${encodeURIComponent(email)}`))
  await expect(page.getByRole("heading", { name: "Audit Log (3)" })).toBeVisible()
  await expect(page.getByRole("row").nth(1)).toContainText("Access denied")
  await expect(page.getByText("call: DELETE /mails/delete-failed")).toBeVisible()
  await expectAccessible(page)
})

test("every anomaly fits on the narrowest phone, in Bengali, and leads to the log", async ({ page, factories }) => {
  await signInAs(page, factories.admin)
  const headers = { authorization: factories.admin.token }
  const { data, ...envelope } = await (await page.request.get("/api/overview/get-overview", { headers })).json()
  const one = { count: 14, account: "", address: "", fault: "", lastAt: "2026-11-22T04:05:00.000Z" }
  const account = "a.rather-long-name.of-somebody@a-department.university.example.com"
  const anomalies = [
    {
      ...one,
      kind: "chainFault",
      count: 0,
      fault: "Entry 42 is not as it was written",
      code: "chainAltered",
      params: { entry: 42 },
    },
    { ...one, kind: "otherKey", count: 0 },
    { ...one, kind: "chainUnchecked", count: 0 },
    { ...one, kind: "wrongSignature" },
    { ...one, kind: "failedSignIns", account },
    { ...one, kind: "failedSignInsFrom", address: "2001:db8:1234:5678:9abc:def0:1234:5678" },
    { ...one, kind: "throttledSignIns" },
    ...["deniedAccess", "deletions", "exports"].map((kind) => ({ ...one, kind, account })),
  ]
  await page.route("**/api/overview/get-overview", (route) =>
    route.fulfill({ json: { ...envelope, data: { ...data, anomalies } } }),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/bn/dashboard")
  await expect(page.getByRole("heading", { name: `${account} অ্যাকাউন্টে ব্যর্থ লগইন (১৪)` })).toBeVisible()
  await expect(page.getByText(/^৪২ নম্বর এন্ট্রিটি/)).toBeVisible()
  await expect(page.getByRole("link", { name: "এন্ট্রিগুলো দেখুন" })).toHaveCount(anomalies.length)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
