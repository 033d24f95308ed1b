import { signInAs, test } from "../factories.ts"
import { expectNoHorizontalOverflow } from "../fits-on-phone.ts"
import { expect, expectAccessible } from "../journey.ts"

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
  const image = { recordId: "lost", kind: "gallery", name: account, url: `https://example.com/${account}.png` }
  const brokenImages = [image]
  const failedMails = { count: 7, retryable: 6, latest: [failedMail] }
  const json = {
    ...envelope,
    data: { ...data, anomalies, health, failedMails, newUnverifiedUsers: 12345, waitingReviews: 12, brokenImages },
  }
  await page.route("**/api/overview/get-overview", (route) => route.fulfill({ json }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/bn/dashboard")
  await expect(page.getByRole("heading", { name: `${account} অ্যাকাউন্টে ব্যর্থ লগইন (১৪)` })).toBeVisible()
  await expect(page.getByText(/^৪২ নম্বর এন্ট্রিটি/)).toBeVisible()
  await expect(page.getByRole("link", { name: "এন্ট্রিগুলো দেখুন" })).toHaveCount(anomalies.length)
  await expect(page.getByRole("heading", { name: "যেসব মেইল পাঠানো যায়নি (৭)" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "যেসব ছবি আসছে না (১)" })).toBeVisible()
  await page.getByText("সারণিতে গত ১২ সপ্তাহ").click()
  await expectAccessible(page)
  await expectNoHorizontalOverflow(page)
})
