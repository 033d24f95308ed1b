import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { type Factories, openAs, password, test } from "../factories.ts"
import { expect, expectAccessible, mailedLink, mailsTo } from "../journey.ts"

/** A student whose email is confirmed, as the certificate's holder needs it. */
async function confirmedStudent(page: Page, factories: Factories) {
  const login = await factories.student()
  await page.goto(await mailedLink(login.user.email, "verify-email"))
  await page.getByRole("button", { name: "Continue" }).click()
  await page.getByLabel("Password of this account").fill(password)
  await page.getByRole("button", { name: "Confirm my email" }).click()
  await expect(page.getByText("Your email is confirmed.")).toBeVisible()
  return login
}

/** Issues certificates to the holder and two others by pasting a list, and sends the mail to the holder. Returns their numbers. */
async function issueBatch(page: Page, factories: Factories, email: string) {
  const batchNo = String(Date.now()).slice(-6)
  await openAs(page, factories.admin, "/dashboard/manage-certificates?new")
  await page.getByRole("button", { name: "Paste a list" }).click()
  const dialog = page.getByRole("dialog", { name: "Issue certificates to a list" })
  const list = `Name\tEmail\nনুসরাত জাহান মিম\t${email}\nTanvir Hasan\ttanvir@example.com\nRafi Ahmed\trafi@example.com`
  await dialog.getByLabel("Names and emails").fill(list)
  await dialog.getByRole("button", { name: "Show the list" }).click()
  await dialog.getByLabel("Certification Name").fill("Ethical Hacking Professional")
  await dialog.getByLabel("Batch No.").fill(batchNo)
  const issue = dialog.getByRole("button", { name: "Issue 3 certificates" })
  // A new batch is numbered like the newest certificate, which may be that of another test. A number that is proposed during
  // `fill`, which first selects and then types, would stay before the typed one.
  await expect(issue).toBeEnabled()
  await dialog.getByLabel("Line 2: Number").fill(`PRH-6000-${batchNo.slice(-4)}`)
  await issue.click()
  await expect(page.getByRole("dialog", { name: "3 certificates were issued" })).toBeVisible()
  const found: { _id: string; certificationNo: string; candidateEmail: string }[] = await factories.send(
    "GET",
    `certificates/get-certificates?batchNo=${batchNo}`,
  )
  // Not by number: the other two may follow the number of another test.
  const holdersFirst = found.toSorted((a, b) => Number(b.candidateEmail === email) - Number(a.candidateEmail === email))
  // At once, instead of half a minute later.
  await factories.send("POST", `certificates/send-mail/${holdersFirst[0]?._id}`)
  return holdersFirst.map(({ certificationNo }) => certificationNo)
}

const download = async (page: Page, link: string) => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: link }).first().click(),
  ])
  return readFile(await file.path())
}

test("a batch is issued, its holder gets a mail, downloads and shares hers, an employer checks all, the office corrects and revokes", async ({
  page,
  factories,
  browser,
}) => {
  const holder = await confirmedStudent(page, factories)
  const { email } = holder.user
  const [number = "", second = "", third = ""] = await issueBatch(page, factories, email)
  const mailsWithDocument = async () => (await mailsTo(email)).filter((mail) => mail.includes("application/pdf"))
  await expect.poll(mailsWithDocument).toEqual([expect.stringContaining(`/c/${number}`)])

  await openAs(page, holder, "/dashboard/my-certificates")
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  await expectAccessible(page)
  const pdf = await download(page, "Download (PDF)")
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-")
  await page.getByRole("link", { name: "Verification page" }).first().click()
  const linkedIn = await page.getByRole("link", { name: "Add to LinkedIn" }).getAttribute("href")
  const link = new URL(new URL(linkedIn ?? "").searchParams.get("certUrl") ?? "").pathname
  expect(link).toBe(`/c/${number}`)

  const employer = await (await browser.newContext({ locale: "en-US" })).newPage()
  await employer.goto(link)
  await expect(employer.getByText("The credentials which you have entered is valid.")).toBeVisible()
  await expect(employer.getByText("নুসরাত জাহান মিম")).toBeVisible()

  const checkFile = async (name: string, buffer: Buffer) => {
    await employer.goto("/verify-certificate/file")
    await employer.getByLabel("Choose a file").setInputFiles({ name, mimeType: "application/pdf", buffer })
  }
  await checkFile("certificate.pdf", pdf)
  await expect(employer.getByText("This is the original document")).toBeVisible()
  await expectAccessible(employer)

  const checkList = async (result: string) => {
    await employer.goto("/verify-certificate/many")
    await employer.getByLabel("Certification Numbers").fill([number, second, third, "PRH-9999-9999"].join("\n"))
    await employer.getByRole("button", { name: "Check the list" }).click()
    await expect(employer.getByText(result)).toBeVisible()
  }
  await checkList("4 numbers checked: 3 valid, 1 not found.")

  await openAs(page, factories.admin, `/dashboard/manage-certificates?search=${number}`)
  await page.getByRole("button", { name: `Correct ${number}` }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Candidate Name").fill("নুসরাত জাহান মীম")
  await dialog.getByLabel("Reason for the correction").fill("The name was misspelt")
  await dialog.getByRole("button", { name: "Save correction" }).click()
  await expect(page.getByText("Certificate corrected successfully")).toBeVisible()
  await page.goto(`/dashboard/manage-certificates?search=${second}`)
  await page.getByRole("row").filter({ hasText: second }).getByRole("combobox").selectOption("inactive")
  await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click()
  await expect(page.getByText("Status changed successfully")).toBeVisible()

  await checkFile("earlier.pdf", pdf)
  await expect(employer.getByText("This file is out of date: the certificate was corrected")).toBeVisible()
  await checkList("4 numbers checked: 2 valid, 1 not found, 1 revoked.")
  await employer.goto(link)
  await expect(employer.getByText("নুসরাত জাহান মীম")).toBeVisible()
  await expect(employer.getByText(/corrected/i).first()).toBeVisible()
  const renewed = await employer.request.get(`/api/certificates/document/${number}.pdf`)
  await checkFile("renewed.pdf", await renewed.body())
  await expect(employer.getByText("This is the original document")).toBeVisible()
  expect((await employer.request.get(`/api/certificates/document/${second}.pdf`)).status()).toBe(410)
  await employer.context().close()
})
