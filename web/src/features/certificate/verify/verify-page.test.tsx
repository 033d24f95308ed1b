import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createCertificate } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"

test("a number is found in Bengali digits, with spaces, and without any", async () => {
  const number = await createCertificate("VPG-0007-0025")
  for (const typed of ["vpg 0007 0025", "VPG–০০০৭–০০২৫", "VPG\u200d00070025"]) {
    await renderApp({ url: `/verify-certificate?no=${encodeURIComponent(typed)}` })
    screen.getByText(/details below/)
    screen.getByText(number)
  }
})

test("a number that could be two certificates' is not valid, and the page says why", async () => {
  expectProblem(/^404 /)
  const numbers = [await createCertificate("VPT-0001-00011"), await createCertificate("VPT-00010-0011")]
  await renderApp({ url: "/verify-certificate?no=vpt000100011", language: "bn" })
  screen.getByText("আপনার লেখা নম্বরটি বৈধ নয়।")
  screen.getByText(/ড্যাশ আর ফাঁকা জায়গাগুলো সনদে যেভাবে ছাপা আছে/)
  for (const number of numbers) expect(screen.queryByText(number)).toBe(null)
  await expectAccessible()
  await renderApp({ url: "/verify-certificate?no=vpt-0001–00011" })
  screen.getByText("VPT-0001-00011")
})

test("without a result a sample shows where the number is; the result for an unknown number repeats the number and names the company's contacts", async () => {
  expectProblem(/^404 /)
  const user = await renderApp({ url: "/verify-certificate" })
  screen.getByText("Email addresses are never shown.", { exact: false })
  await user.click(screen.getByText("See where the number is on a certificate"))
  screen.getByRole("img", { name: /^A sample certificate/ })
  fill(screen.getByLabelText("Certification Number"), "PRH-9999-0001")
  await user.click(screen.getByRole("button", { name: "Submit" }))
  const verdict = await screen.findByText("The credentials which you have entered is not valid.")
  const result = within(verdict.closest("section") as HTMLElement)
  result.getByText("PRH-9999-0001")
  const href = (name: string) => result.getByRole("link", { name }).getAttribute("href")
  expect(href("hello@prohori.example")).toBe("mailto:hello@prohori.example")
  expect(href("+880 9600 000 014")).toBe("tel:+8809600000014")
  expect(screen.queryByText("Email addresses are never shown.", { exact: false })).toBe(null)
  // Beside a result it could be taken for the certificate in question.
  expect(screen.queryByRole("img", { name: /^A sample certificate/ })).toBe(null)
  await expectAccessible()
})

test("for a letter O in place of a zero the page asks what was meant, and a pasted link is understood", async () => {
  expectProblem(/^404 /)
  const number = await createCertificate("VPS-0001-0008")
  const user = await renderApp({ url: "/verify-certificate?no=VPS-OOO1-0008" })
  screen.getByText("The credentials which you have entered is not valid.")
  screen.getByText(/^Did you mean/)
  await expectAccessible()
  await user.click(screen.getByRole("link", { name: number }))
  await screen.findByText(/^The credentials which you have entered is valid/)
  await renderApp({ url: `/verify-certificate?no=${encodeURIComponent(`https://site.example/c/${number}`)}` })
  screen.getByText(/^The credentials which you have entered is valid/)
})
