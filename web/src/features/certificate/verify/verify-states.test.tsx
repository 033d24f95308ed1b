import { screen, within } from "@testing-library/react"
import type { CreateCertificate } from "contract"
import { aCertificate } from "server/src/test/factories.ts"
import { expect, test, vi } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { expectProblem } from "#test/problems.ts"
import { newCourse } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const create = (some: Partial<CreateCertificate>) => callApi("POST", "certificates/register", aCertificate(some))
const open = (number: string, language: "en" | "bn" = "en") =>
  renderApp({ url: `/verify-certificate?no=${encodeURIComponent(number)}`, language })
const factOf = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling as HTMLElement
const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href")
const notValid = "The credentials which you have entered is not valid."

test("a valid certificate shows every fact that was given, with a link to its course, and the time of the check", async () => {
  const course = await newCourse({ title: "Digital Forensics Analyst" })
  await create({
    certificationNo: "VST-1/2",
    candidateName: "মেহজাবিন চৌধুরী",
    latinName: "Mehjabin Chowdhury",
    certificationName: course.title,
    issuedOn: "2026-11-16",
    expiresOn: "2099-11-15",
    hours: 48,
    skills: "Disk images, reporting",
  })
  await open("vst-1/2")
  screen.getByText("The credentials which you have entered is valid. Please find the details below.")
  expect(factOf("Name in Latin letters").textContent).toBe("Mehjabin Chowdhury")
  expect(factOf("Issued on").textContent).toBe("16 November 2026")
  expect(factOf("Valid until").textContent).toBe("15 November 2099")
  expect(factOf("Hours").textContent).toBe("48")
  expect(factOf("Skills").textContent).toBe("Disk images, reporting")
  expect(within(factOf("Certification")).getByRole("link").getAttribute("href")).toBe(`/courses/${course.route}`)
  expect(screen.getByText(/^Checked on/).textContent).toMatch(/\d\d?\s[ap]m \(Bangladesh time\)$/)
  expect(hrefOf("Download the PDF")).toBe("/api/certificates/document/VST-1%2F2.pdf?language=en")
  const linkedIn = new URL(hrefOf(/Add to LinkedIn/) ?? "")
  expect(Object.fromEntries(linkedIn.searchParams)).toMatchObject({
    name: course.title,
    issueYear: "2026",
    issueMonth: "11",
    expirationYear: "2099",
    certId: "VST-1/2",
    certUrl: expect.stringMatching(/\/c\/VST-1%2F2$/),
  })
  await expectAccessible()
})

test("an English result labels names in Bengali letters, but no number that somebody typed in Bengali digits", async () => {
  expectProblem(/^404 /)
  const [candidateName = "", certificationName = ""] = ["মেহজাবিন চৌধুরী", "সাইবার নিরাপত্তা"].map((name) => name.normalize())
  await create({ certificationNo: "VST-BN", candidateName, latinName: "Mehjabin Chowdhury", certificationName })
  const labelled = () =>
    screen.queryAllByText("in Bengali").map((label) => label.closest("dd")?.previousElementSibling?.textContent)
  await open("VST-BN")
  expect(labelled()).toEqual(["Candidate", "Certification"])
  expect(screen.getByText(certificationName).lang).toBe("bn")
  expect(factOf("Certification").closest("[lang]")).toBe(document.documentElement)
  await open("১২৩৪৫")
  screen.getByText("১২৩৪৫")
  expect(labelled()).toEqual([])
  await open("VST-BN", "bn")
  expect(factOf("কোর্স").textContent).toBe(certificationName)
})

test("a certificate with letters that a PDF cannot show is valid, and says why there is none", async () => {
  await create({ certificationNo: "VST-LETTERS-1", candidateName: "张 伟" })
  await open("VST-LETTERS-1")
  expect(factOf("Candidate").textContent).toBe("张 伟")
  screen.getByText(/^There is no PDF of this certificate, because/)
  expect(screen.queryByRole("link", { name: "Download the PDF" })).toBe(null)
  hrefOf(/Add to LinkedIn/)
  await create({ certificationNo: "VST-LETTERS-2", candidateName: "张 伟", latinName: "Zhang Wei" })
  await open("VST-LETTERS-2", "bn")
  screen.getByRole("link", { name: "পিডিএফ নামান" })
  expect(screen.queryByText(/পিডিএফ নেই/)).toBe(null)
})

test("a certificate without optional facts names none of them, and its course is no link", async () => {
  await create({ certificationNo: "VST-2", certificationName: "No such course" })
  await open("VST-2", "bn")
  screen.getByText("আপনার দেওয়া সনদটি বৈধ। বিস্তারিত নিচে দেখুন।")
  for (const name of ["মেয়াদ শেষের তারিখ", "মোট ঘণ্টা", "ইংরেজি হরফে নাম"]) expect(screen.queryByText(name)).toBe(null)
  expect(screen.queryByRole("link", { name: "No such course" })).toBe(null)
})

test("an expired certificate says since when, and cannot be downloaded or shown on LinkedIn", async () => {
  await create({ certificationNo: "VST-3", issuedOn: "2020-01-01", expiresOn: "2021-01-31" })
  await open("VST-3")
  screen.getByText(notValid)
  screen.getByText(/it expired on 31 January 2021/)
  expect(factOf("Status").textContent).toBe("Expired")
  for (const name of ["Download the PDF", /Add to LinkedIn/]) expect(screen.queryByRole("link", { name })).toBe(null)
  await open("VST-3", "bn")
  screen.getByText("সনদটি এখন আর বৈধ নয়।")
})

test("a revoked certificate says since when and why, but shows no note of the office", async () => {
  const { _id } = await create({ certificationNo: "VST-4" })
  const reason = { reason: "Issued by mistake", note: "Secret note" }
  const { withdrawnAt } = await callApi("PATCH", `certificates/withdraw-certificate/${_id}`, reason)
  await open("VST-4")
  screen.getByText(notValid)
  const date = new Date(withdrawnAt).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "Asia/Dhaka" })
  screen.getByText(new RegExp(`revoked it on ${date}`))
  screen.getByText("Reason: Issued by mistake")
  expect(document.body.textContent).not.toContain("Secret note")
  expect(screen.queryByRole("link", { name: "Download the PDF" })).toBe(null)
  await expectAccessible()
})

test("a corrected certificate is valid and says when it was corrected, but not why", async () => {
  const { _id } = await create({ certificationNo: "VST-5", candidateName: "Rahim Udin" })
  await callApi("PATCH", `certificates/correct-certificate/${_id}`, {
    candidateName: "Rahim Uddin",
    reason: "Misspelt",
  })
  await open("VST-5")
  screen.getByText(/is valid\. Please find/)
  screen.getByText(/^It was corrected on \d+ \w+ \d{4}\./)
  expect(factOf("Candidate").textContent).toBe("Rahim Uddin")
  expect(document.body.textContent).not.toMatch(/Misspelt|Udin/)
})

test("a certificate that was corrected before it was revoked, or that has expired since, says so too", async () => {
  const correct = async (_id: string) =>
    callApi("PATCH", `certificates/correct-certificate/${_id}`, { candidateName: "Rahim Uddin", reason: "Misspelt" })
  const revoked = await create({ certificationNo: "VST-7" })
  await correct(revoked._id)
  await callApi("PATCH", `certificates/withdraw-certificate/${revoked._id}`)
  const expired = await create({ certificationNo: "VST-8", issuedOn: "2020-01-01", expiresOn: "2021-01-31" })
  await correct(expired._id)
  for (const number of ["VST-7", "VST-8"]) {
    await open(number)
    await screen.findByText(number)
    screen.getByText(notValid)
    screen.getByText(/^It was corrected on \d+ \w+ \d{4}\./)
  }
})

test("a blank number is not said to be one that was never issued", async () => {
  await open(" ")
  screen.getByText(notValid)
  screen.getByText("No number was entered. It is printed on the certificate.")
  expect(screen.queryByText(/We have not issued/)).toBe(null)
})

test("the short link can be copied; if the browser refuses, the page shows it", async () => {
  await create({ certificationNo: "VST-6" })
  const user = await open("VST-6")
  await user.click(screen.getByRole("button", { name: "Copy the link" }))
  await screen.findByText("The link has been copied.")
  expect(await navigator.clipboard.readText()).toMatch(/\/c\/VST-6$/)
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("Not allowed"))
  await user.click(screen.getByRole("button", { name: "Copy the link" }))
  await screen.findByText(/Your browser does not allow copying\. The link is: .+\/c\/VST-6$/)
})

test("the title of a valid certificate's page names its holder, and search engines are told not to show it", async () => {
  const [valid, expired] = ["VST-HEAD-1", "VST-HEAD-2"]
  await create({ certificationNo: valid, candidateName: "রুমা দাশ", latinName: "Ruma Dash" })
  await create({ certificationNo: expired, issuedOn: "2020-01-01", expiresOn: "2021-01-01" })
  await open(valid)
  expect(document.title).toBe("Ruma Dash: Ethical Hacking Professional · Prohori")
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex")
  await open(expired)
  expect(document.title).toBe("Verify a certificate · Prohori")
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex")
})
