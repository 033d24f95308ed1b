import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { fill } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"

test("the result for an unknown number repeats the number and names the company's contacts", async () => {
  expectProblem(/^404 /)
  const user = await renderApp({ url: "/verify-certificate" })
  screen.getByText("Emails are never shown.", { exact: false })
  fill(screen.getByLabelText("Certification Number"), "PRH-9999-0001")
  await user.click(screen.getByRole("button", { name: "Submit" }))
  const verdict = await screen.findByText("The credentials which you have entered is not valid.")
  const result = within(verdict.closest("section") as HTMLElement)
  result.getByText("PRH-9999-0001")
  const href = (name: string) => result.getByRole("link", { name }).getAttribute("href")
  expect(href("hello@prohori.example")).toBe("mailto:hello@prohori.example")
  expect(href("+880 9600 000 014")).toBe("tel:+8809600000014")
  expect(screen.queryByText("Emails are never shown.", { exact: false })).toBe(null)
  await expectAccessible()
})
