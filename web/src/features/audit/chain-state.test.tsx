import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { expectProblem } from "#test/problems.ts"
import { renderApp } from "#test/render-app.tsx"
import { intercept, loseConnection, newStudent } from "#test/test-api.ts"

const url = "/dashboard/audit-log"
const call = "audit/get-chain"
const openLog = () => renderApp({ url, as: "admin" })
const findState = async () => within(await screen.findByRole("region", { name: "The log's chain" }))

/** The server reports that an entry was changed. */
function reportDamage(times?: number) {
  const fault = { fault: "Entry 42 is not as it was written", code: "chainAltered", params: { entry: 42 } }
  const checkedAt = "2026-11-20T22:05:00.000Z"
  const data = { ...fault, entries: 41, checkedAt, lastHash: "x", signature: "unsigned", signedFrom: 0 }
  intercept(call, () => Response.json({ success: true, message: "", data }), times)
}

test("an intact log is not mentioned", async () => {
  let isAnswered = false
  intercept(call, async (forward) => {
    const response = await forward()
    isAnswered = true
    return response
  })
  await openLog()
  await waitFor(() => expect(isAnswered).toBe(true))
  await screen.findByRole("heading", { name: /^Audit Log/ })
  expect(screen.queryByRole("region", { name: "The log's chain" })).toBe(null)
})

test("the chain is checked again on request, after a check that failed", async () => {
  expectProblem(/Failed to fetch/)
  await newStudent()
  const lost = loseConnection(call)
  const user = await openLog()
  const log = await findState()
  await log.findByText("The chain could not be checked")
  lost.remove()
  const again = log.getByRole("button", { name: "Check again" })
  await user.click(again)
  await log.findByText(/^The log is intact: /)
  expect(document.activeElement).toBe(again)
  log.getByText(/^Its end carries this server's signature\. Checked \d+ \w+ 20\d\d/)
})

test("a damaged chain is reported with the damaged entry and what to do", async () => {
  reportDamage()
  const user = await openLog()
  const log = await findState()
  await log.findByText("The log is damaged: Entry 42 is not as it was written.")
  log.getByText(/inform the server's operator\. Checked 21 November 2026, 4:05 am/)
  await expectAccessible()
  await user.click(screen.getByRole("link", { name: "বাংলা" }))
  const translated = await screen.findByRole("region", { name: "লগের শিকল" })
  await waitFor(() => expect(translated.textContent).toContain("৪২"))
})

test("a log that was found damaged stays marked when a later check fails", async () => {
  expectProblem(/Failed to fetch/)
  loseConnection(call)
  reportDamage(1)
  const user = await openLog()
  await (await findState()).findByText(/^The log is damaged/)
  await user.click((await findState()).getByRole("button", { name: "Check again" }))
  await (await findState()).findByText("The chain could not be checked")
  expect(screen.getByRole("region", { name: "The log's chain" }).className).toContain("border-danger")
})
