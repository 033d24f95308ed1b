import { screen, waitFor, within } from "@testing-library/react"
import { aCertificate } from "server/src/test/factories.ts"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { confirm, fill, findToast, menuLink } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createReview, unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, fetchFromServer, intercept, loginAs, newStudent } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

const url = "/dashboard/manage-certificates"
const call = "certificates/change-statuses"

/** Imports so many certificates of one batch. */
async function importBatch(batchNo: string, count: number) {
  const columns = ["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo"] as const
  const lines = Array.from({ length: count }, (_, no) => {
    const certificate = aCertificate({ batchNo, certificationNo: `${batchNo}-${no}` })
    return columns.map((column) => certificate[column]).join()
  })
  const { token } = await loginAs("admin")
  const { status } = await fetchFromServer("/api/certificates/import-certificates", {
    method: "POST",
    headers: { authorization: token, "content-type": "text/csv" },
    body: new Blob([[columns.join(), ...lines].join("\n")]),
  })
  expect(status).toBe(200)
}

const countIn = async (batchNo: string, status: string) => {
  const { token: authorization } = await loginAs("admin")
  const query = new URLSearchParams({ batchNo, status })
  const response = await fetchFromServer(`/api/certificates/get-certificates?${query}`, { headers: { authorization } })
  return (await response.json()).count
}

async function activateMany() {
  const filter = { batchNo: "many" }
  for (let before: string | undefined; before !== ""; ) {
    before = (await callApi("PATCH", call, { status: "active", filter, before })).next
  }
}

/** Opens the list of a batch and selects all of it, also on further pages. */
async function selectBatch(batchNo: string, count: string) {
  const user = await renderApp({ url: `${url}?batchNo=${batchNo}`, as: "admin" })
  await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
  screen.getByText("All 10 on this page are selected.")
  await user.click(screen.getByRole("button", { name: `Select all ${count} that match` }))
  await screen.findByText(`All ${count} that match are selected.`)
  expect(document.activeElement?.textContent).toBe("Reinstate")
  return user
}

async function setAll(user: UserEvent, status: "active" | "inactive", count: string) {
  const action = status === "active" ? "Reinstate" : "Revoke"
  await user.click(screen.getByRole("button", { name: `${action} the selected certificates` }))
  await screen.findByRole("alertdialog", { name: `${action} ${count} certificates?` })
  await confirm(user, action)
}

/** The panel that shows the progress of a series. */
const panel = () => screen.findByRole("region", { name: "Changing the status..." })
const panelGone = () =>
  waitFor(() => expect(screen.queryByRole("region", { name: "Changing the status..." })).toBe(null))

beforeAll(async () => {
  await importBatch("many", 1201)
  await importBatch("few", 12)
})

test("every certificate that a filter finds is revoked by one call, and undone as one", async () => {
  const user = await selectBatch("few", "12")
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox", { name: /^Select few-/ })
  expect(boxes.every(({ checked }) => checked)).toBe(true)
  await expectAccessible()
  await user.click(screen.getByRole("button", { name: "Revoke the selected certificates" }))
  const question = await screen.findByRole("alertdialog", { name: "Revoke 12 certificates?" })
  within(question).getByText(/All that the search and the filters find, on every page/)
  await confirm(user, "Revoke")
  await findToast("Changed: 12")
  expect(await countIn("few", "inactive")).toBe(12)
  await waitFor(() => expect(screen.queryByText(/are selected/)).toBe(null))
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await findToast("Undone")
  expect(await countIn("few", "inactive")).toBe(0)
})

test("a series of calls shows its progress on every screen, and goes on there", async () => {
  const user = await selectBatch("many", "1,201")
  const holds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let calls = 0
  intercept(`${call}*`, (forward) => (holds[calls++]?.promise ?? Promise.resolve()).then(forward))
  await setAll(user, "inactive", "1,201")
  const progress = within(await panel())
  progress.getByText("0 of 1,201")
  await waitFor(async () => expect(document.activeElement).toBe(await panel()))
  await expectAccessible()
  holds[0]?.resolve()
  await progress.findByText("500 of 1,201")
  expect(progress.getByRole<HTMLProgressElement>("progressbar").value).toBeCloseTo(500 / 1201)
  const leaving = new Event("beforeunload", { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await user.click(menuLink("Reviews"))
  await screen.findByRole("heading", { name: /^Reviews/ })
  within(await panel()).getByText("500 of 1,201")
  holds[1]?.resolve()
  await findToast("Changed: 1,201")
  await panelGone()
  expect(calls).toBe(3)
  expect(await countIn("many", "inactive")).toBe(1201)
  await activateMany()
  const stayed = new Event("beforeunload", { cancelable: true })
  window.dispatchEvent(stayed)
  expect(stayed.defaultPrevented).toBe(false)
})

test("Stop ends a series after the call that is running; what is done stays done, and can be undone", async () => {
  const user = await selectBatch("many", "1,201")
  await activateMany()
  const hold = Promise.withResolvers<void>()
  intercept(`${call}*`, (forward) => hold.promise.then(forward), 1)
  await setAll(user, "inactive", "1,201")
  await user.click(within(await panel()).getByRole("button", { name: "Stop" }))
  await within(await panel()).findByText("Stopping...")
  hold.resolve()
  await screen.findByText(/^Stopped after 500 of 1,201/)
  expect(await countIn("many", "inactive")).toBe(500)
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await findToast("Undone")
  expect(await countIn("many", "inactive")).toBe(0)
})

test("a lost response interrupts a series; when it continues, that step is reported once, and undone with the others", async () => {
  expectProblem(/Failed to fetch/)
  const user = await selectBatch("many", "1,201")
  let calls = 0
  const lossy = intercept(`${call}*`, async (forward) => {
    const response = await forward()
    if (++calls === 1) return response
    // The server has done it, but its response is lost.
    throw new TypeError("Failed to fetch")
  })
  await setAll(user, "inactive", "1,201")
  const interrupted = within(await panel())
  await interrupted.findByText("Interrupted: 500 of 1,201 done")
  interrupted.getByText("The server could not be reached. Please check your connection and try again")
  await expectAccessible()
  expect(await countIn("many", "inactive")).toBe(1000)
  lossy.remove()
  await user.click(interrupted.getByRole("button", { name: "Continue" }))
  await findToast("Changed: 1,201")
  expect(screen.queryByText(/No change needed/)).toBe(null)
  expect(await countIn("many", "inactive")).toBe(1201)
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await findToast("Undone")
  expect(await countIn("many", "inactive")).toBe(0)
})

test("certificates that are added or deleted while a series runs are not changed, and do not stop it", async () => {
  const user = await selectBatch("many", "1,201")
  await activateMany()
  intercept(`${call}*`, async (forward) => {
    const response = await forward()
    const added = aCertificate({ batchNo: "many", certificationNo: unique("added") })
    await callApi("POST", "certificates/register", added)
    const [oldest] = await callApi("GET", "certificates/get-certificates?batchNo=many&sort=createdAt&limit=1")
    await callApi("DELETE", `certificates/delete-certificate/${oldest._id}`)
    return response
  })
  await setAll(user, "inactive", "1,201")
  await panelGone()
  // Three calls: three are added, and of the deleted ones the last had been changed before.
  expect(await countIn("many", "active")).toBe(3)
  expect(await countIn("many", "inactive")).toBe(1198)
})

test("another filter, or one row that is deselected, ends the selection of every row", async () => {
  const user = await selectBatch("few", "12")
  const [first] = screen.getAllByRole("checkbox", { name: /^Select few-/ })
  await user.click(first as HTMLElement)
  screen.getByText("9 selected")
  await user.click(first as HTMLElement)
  await user.click(screen.getByRole("button", { name: "Select all 12 that match" }))
  fill(screen.getByRole("searchbox"), "few-1")
  await waitFor(() => expect(location.search).toContain("search=few-1"))
  await waitFor(() => expect(screen.queryByText(/selected/)).toBe(null))
  // Nor does it come back with the earlier filter.
  await screen.findByRole("heading", { name: "Certificates (3)" })
  fill(screen.getByRole("searchbox"), "")
  await screen.findByRole("heading", { name: "Certificates (12)" })
  expect(screen.queryByText(/are selected/)).toBe(null)
})

test("a filter that finds nothing any more changes nothing, and says so", async () => {
  const user = await renderApp({ url: `${url}?batchNo=few&status=active`, as: "admin" })
  await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
  await user.click(screen.getByRole("button", { name: "Select all 12 that match" }))
  await callApi("PATCH", call, { status: "inactive", filter: { batchNo: "few" } })
  await setAll(user, "inactive", "12")
  await findToast("Nothing matches any more. Nothing was changed.")
  expect(screen.queryByRole("button", { name: "Undo" })).toBe(null)
})

test("every user of a search gets a role, except one who was changed meanwhile and the admin", async () => {
  const admin = await loginAs("admin")
  const students = await Promise.all(Array.from({ length: 10 }, () => newStudent()))
  const user = await renderApp({ url: "/dashboard/all-users?search=example.com", as: "admin" })
  await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
  await user.click(screen.getByRole("button", { name: /^Select all \d+ that match$/ }))
  await user.selectOptions(screen.getByRole("combobox", { name: "New role of the selected users" }), "instructor")
  await user.click(screen.getByRole("button", { name: "Change role of the selected users" }))
  await confirm(user, "Change role")
  await findToast("your own role is changed in its own row")
  for (const { user: student } of students)
    expect(await callApi("GET", `auth/get-user/${student._id}`)).toMatchObject({ role: "instructor" })
  expect(await callApi("GET", "auth/get-user", undefined, admin)).toMatchObject({ role: "admin" })
})

test("every review of a filter goes on the home page", async () => {
  const names = await Promise.all(Array.from({ length: 11 }, () => createReview()))
  const user = await renderApp({ url: "/dashboard/manage-reviews?stars=4", as: "admin" })
  await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
  await user.click(screen.getByRole("button", { name: "Select all 11 that match" }))
  await user.click(screen.getByRole("button", { name: "Show on home (all that are selected)" }))
  await confirm(user, "Show on home")
  await findToast("Changed: 11")
  const onHome: { name: string }[] = await callApi("GET", "reviews/get-home-reviews")
  expect(onHome.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

test("every certificate of a filter is deleted once its number is typed, and restored as one", async () => {
  const user = await selectBatch("few", "12")
  await user.click(screen.getByRole("button", { name: "Delete the selected certificates" }))
  const question = within(await screen.findByRole("alertdialog", { name: "Delete 12 certificates?" }))
  const field = question.getByRole("textbox", { name: "To confirm, type the number 12." })
  await expectAccessible()
  await confirm(user, "Delete")
  await question.findByText("Type 12 to delete them all.")
  expect((await countIn("few", "active")) + (await countIn("few", "inactive"))).toBe(12)
  fill(field, "১২")
  await confirm(user, "Delete")
  await findToast("Deleted: 12")
  await screen.findByText("No certificate found...")
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await findToast("Undone")
  expect((await countIn("few", "active")) + (await countIn("few", "inactive"))).toBe(12)
})

test("more than one call can take are deleted in a series despite a lost response, but none that is added meanwhile", async () => {
  expectProblem(/Failed to fetch/)
  await importBatch("bulk", 620)
  const user = await selectBatch("bulk", "620")
  const added = aCertificate({ batchNo: "bulk", certificationNo: unique("added") })
  intercept(
    "certificates/delete-certificates",
    async (forward) => {
      await callApi("POST", "certificates/register", added)
      await forward()
      throw new TypeError("Failed to fetch")
    },
    1,
  )
  await user.click(await screen.findByRole("button", { name: "Delete the selected certificates" }))
  fill(await screen.findByRole("textbox", { name: "To confirm, type the number 620." }), "620")
  await confirm(user, "Delete")
  await user.click(await screen.findByRole("button", { name: "Continue" }))
  await findToast("Deleted: 620")
  await waitFor(() => expect(screen.queryByRole("region", { name: "Deleting certificates..." })).toBe(null))
  expect(await countIn("bulk", "active")).toBe(1)
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await findToast("Undone")
  expect(await countIn("bulk", "active")).toBe(621)
})
