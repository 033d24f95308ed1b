import { openAs, signInAs, test } from "../factories.ts"
import { expectNoHorizontalOverflow } from "../fits-on-phone.ts"
import { expect, expectAccessible } from "../journey.ts"

test("an image that does not load is listed with its record, and a link to where it is replaced", async ({
  page,
  factories,
  baseURL,
  expectProblem,
}) => {
  // The browser reports the missing image too.
  expectProblem(/404/)
  await openAs(page, factories.admin, "/dashboard")
  const image = `${baseURL}/demo/lost.png`
  // Only in this browser: a real record would fail every other test that lists it.
  const { data, ...envelope } = await (await page.request.get("/api/galleries/get-galleries")).json()
  const json = { ...envelope, data: [...data, { ...data[0], _id: "lost", title: "Lost", image }] }
  await page.route("**/api/galleries/get-galleries", (route) => route.fulfill({ json }))
  await page.goto("/dashboard")
  await expect(page.getByText(/^checked \d+ of \d+$/)).toBeVisible()
  await expect(page.getByRole("button", { name: "Check again" })).toBeHidden()
  await page.getByRole("heading", { name: "Pictures that do not load (1)" }).click()
  await expect(page.getByRole("button", { name: "Check again" })).toBeVisible()
  await expect(page.getByText("/demo/lost.png", { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Gallery: Lost" }).click()
  await expect(page).toHaveURL("/dashboard/manage-galleries?edit=lost")
})

const one = { count: 14, account: "", address: "", fault: "", lastAt: "2026-11-22T04:05:00.000Z" }
const account = "a.rather-long-name.of-somebody@a-department.university.example.com"
const altered = { fault: "Entry 42 is not as it was written", code: "chainAltered", params: { entry: 42 } }

const anomalies = [
  { ...one, kind: "chainFault", count: 0, ...altered },
  { ...one, kind: "otherKey", count: 0 },
  { ...one, kind: "chainUnchecked", count: 0 },
  { ...one, kind: "wrongSignature" },
  { ...one, kind: "failedSignIns", account },
  { ...one, kind: "failedSignInsFrom", address: "2001:db8:1234:5678:9abc:def0:1234:5678" },
  { ...one, kind: "throttledSignIns" },
  ...["deniedAccess", "deletions", "exports"].map((kind) => ({ ...one, kind, account })),
]

const failedMail = {
  certificate: null,
  _id: "01980000-0000-7000-8000-000000000001",
  recipient: account,
  subject: "Verify your email",
  lastError: "550 5.1.1 User unknown",
  createdAt: "2026-11-15T10:00:00.000Z",
  canRetry: true,
}

test("everything that needs attention fits on the narrowest phone, in Bengali", async ({ page, factories }) => {
  await signInAs(page, factories.admin)
  const headers = { authorization: factories.admin.token }
  const { data, ...envelope } = await (await page.request.get("/api/overview/get-overview", { headers })).json()
  const health = {
    fault: "storageFull",
    storage: { freeBytes: 98_304, totalBytes: 6_291_456, isLow: true },
    backup: {
      at: "2026-11-18T21:00:00.000Z",
      bytes: 12_400_000,
      isOverdue: true,
      failedAt: "2026-11-20T21:00:00.000Z",
    },
    checkedAt: "2026-11-21T06:30:00.000Z",
  }
  const failedMails = { count: 7, retryable: 6, latest: [failedMail] }
  const json = {
    ...envelope,
    data: { ...data, anomalies, health, failedMails, newUnverifiedUsers: 12345, waitingReviews: 12 },
  }
  await page.route("**/api/overview/get-overview", (route) => route.fulfill({ json }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/bn/dashboard")
  await expect(page.getByRole("heading", { name: `${account} অ্যাকাউন্টে ব্যর্থ লগইন (১৪)` })).toBeVisible()
  await expect(page.getByText(/^৪২ নম্বর এন্ট্রিটি/)).toBeVisible()
  await expect(page.getByRole("link", { name: "এন্ট্রিগুলো দেখুন" })).toHaveCount(anomalies.length)
  await expect(page.getByRole("heading", { name: "যেসব মেইল পাঠানো যায়নি (৭)" })).toBeVisible()
  await page.getByText("সারণিতে গত ১২ সপ্তাহ").click()
  await expectAccessible(page)
  await expectNoHorizontalOverflow(page)
})
