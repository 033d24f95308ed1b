import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { confirm, fill, findRow, findToast } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { createCourse, createReview, createRevoked } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept, loseConnection } from "#test/test-api.ts"
import type { UserEvent } from "#test/user-event.ts"

/** Switches that two admins can change at the same time, each in a list of their own. */
type Toggle = {
  what: string
  create: () => Promise<string>
  screen: string
  list: string
  call: string
  field: string
  press: (user: UserEvent, name: string) => Promise<unknown>
  already: (name: string) => string
  failed: string
}

const pressSwitch = (label: (name: string) => string) => async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole("switch", { name: label(name) }))

/** Choosing "revoked" asks first; "valid" is a switch. */
const certificateStatus: Toggle = {
  what: "a certificate's status",
  create: createRevoked,
  screen: "manage-certificates",
  list: "certificates/get-certificates",
  call: "certificates/update-certificate",
  field: "status",
  press: async (user, name) =>
    user.selectOptions(await screen.findByRole("combobox", { name: `Status of ${name}` }), "active"),
  already: (name) => `${name} is already valid`,
  failed: "Failed to change status",
}

const courseRegistration: Toggle = {
  what: "a course's registration",
  create: createCourse,
  screen: "manage-courses",
  list: "courses/get-courses",
  call: "courses/change-visibility",
  field: "isShow",
  press: pressSwitch((name) => `Registration open: ${name}`),
  already: (name) => `Registration for “${name}” is already closed`,
  failed: "Failed to change registration status",
}

const toggles: Toggle[] = [
  certificateStatus,
  courseRegistration,
  {
    ...courseRegistration,
    what: "a course on the home page",
    call: "courses/change-home-visibility",
    field: "isHomeShow",
    press: pressSwitch((name) => `Show on the home page: ${name}`),
    already: (name) => `“${name}” is already on the home page`,
    failed: "Failed to change visibility",
  },
  {
    what: "a review on the home page",
    create: createReview,
    screen: "manage-reviews",
    list: "reviews/get-all-reviews",
    call: "reviews/change-home-visibility",
    field: "isHomeShow",
    press: pressSwitch((name) => `Show the review by ${name} on the home page`),
    already: (name) => `The review by ${name} is already on the home page`,
    failed: "Failed to change visibility",
  },
]

type Row = { _id: string; title?: string; name?: string; certificationNo?: string; [field: string]: unknown }

/** The list of one record, as one admin sees it, and what another admin does meanwhile. */
async function twoAdmins({ create, screen, list, call, field }: Toggle) {
  const name = await create()
  const rows: () => Promise<Row[]> = () => callApi("GET", `${list}?search=${name}`)
  const find = async () => {
    const row = (await rows()).find((row) => [row.title, row.name, row.certificationNo].includes(name))
    return row ?? expect.fail(`${name} is not in the list`)
  }
  const { _id, [field]: original } = await find()
  const user = await renderApp({ url: `/dashboard/${screen}?search=${name}`, as: "admin" })
  await findRow(name)
  const entries = async () => (await callApi("GET", `audit/get-entries?limit=100&search=${_id}`)).length as number
  const before = await entries()
  const changes = async () => (await entries()) - before
  const otherPresses = () => callApi("PATCH", `${call}/${_id}`)
  return { _id, name, user, original, current: async () => (await find())[field], otherPresses, changes }
}

test.for(toggles)("$what that another admin has just set is not set back, and the screen says so", async (toggle) => {
  expectProblem(/^412 /)
  const { name, user, original, current, otherPresses, changes } = await twoAdmins(toggle)
  await otherPresses()
  const wanted = await current()
  expect(wanted).not.toBe(original)
  await toggle.press(user, name)
  await screen.findByText(toggle.already(name))
  expect(await current()).toBe(wanted)
  expect(await changes()).toBe(1)
})

test.for(toggles)("$what stays as another admin set it when the connection is lost in the middle", async (toggle) => {
  expectProblem(/^412 |Failed to fetch/)
  const { name, user, current, otherPresses, changes } = await twoAdmins(toggle)
  await otherPresses()
  const wanted = await current()
  intercept(`${toggle.call}/*`, async (forward) => {
    const response = await forward()
    loseConnection("*")
    return response
  })
  await toggle.press(user, name)
  await screen.findByText(toggle.failed)
  expect(await current()).toBe(wanted)
  expect(await changes()).toBe(1)
})

test("without a connection a switch is set back, and the list stays visible", async () => {
  expectProblem(/Failed to fetch/)
  const name = await createCourse()
  const user = await renderApp({ url: `/dashboard/manage-courses?search=${name}`, as: "admin" })
  const findSwitch = () => screen.findByRole("switch", { name: `Show on the home page: ${name}`, checked: false })
  const lost = loseConnection("*")
  await user.click(await findSwitch())
  await findToast("Failed to change visibility")
  await findSwitch()
  await screen.findByText("This list may be out of date.")
  await findRow(name)
  lost.remove()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await waitFor(() => expect(screen.queryByText("This list may be out of date.")).toBe(null))
  await findRow(name)
})

test("a course whose title another admin has just changed is still closed by one press", async () => {
  expectProblem(/^412 /)
  const { _id, name, user } = await twoAdmins(courseRegistration)
  await callApi("PATCH", `courses/update-course/${_id}`, { title: `${name} anew` })
  await courseRegistration.press(user, name)
  await screen.findByText("Registration status changed successfully")
  const label = `Registration open: ${name} anew`
  await waitFor(() => expect(screen.getByRole("switch", { name: label }).getAttribute("aria-checked")).toBe("false"))
  expect(await callApi("GET", `courses/get-course/${_id}`)).toMatchObject({ title: `${name} anew`, isShow: false })
})

test("several certificates are reinstated at once, and those that already were are counted", async () => {
  const first = await twoAdmins(certificateStatus)
  const second = await twoAdmins(certificateStatus)
  const { user } = second
  await user.click(screen.getByRole("checkbox", { name: `Select ${second.name}` }))
  fill(screen.getByRole("searchbox"), first.name)
  await user.click(await screen.findByRole("checkbox", { name: `Select ${first.name}` }))
  await screen.findByText("2 selected")
  await first.otherPresses()
  await user.click(screen.getByRole("button", { name: "Reinstate the selected certificates" }))
  await confirm(user, "Reinstate")
  await screen.findByText("Status changed successfully")
  await screen.findByText("No change needed for 1")
  for (const { current, changes } of [first, second]) {
    expect(await current()).toBe("active")
    expect(await changes()).toBe(1)
  }
})
