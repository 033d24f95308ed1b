import type { Page } from "@playwright/test"
import { type Factories, openAs, test } from "./factories.ts"
import { expect } from "./journey.ts"

/** What two admins can press at the same time, each on a list of their own. */
const toggles = [
  {
    what: "a certificate's status",
    make: (factories: Factories) => factories.certificate(),
    screen: "manage-certificates",
    list: "certificates/get-certificates",
    toggle: "certificates/update-certificate",
    field: "status",
    press: (page: Page, name: string) =>
      page.getByRole("combobox", { name: `Status of ${name}` }).selectOption("inactive"),
    already: (name: string) => `${name} is already inactive`,
    failed: "Failed to change status",
  },
  {
    what: "a course's registration",
    make: (factories: Factories) => factories.course(),
    screen: "manage-courses",
    list: "courses/get-courses",
    toggle: "courses/change-visibility",
    field: "isShow",
    press: (page: Page, name: string) => page.getByRole("switch", { name: `Registration open: ${name}` }).click(),
    already: (name: string) => `Registration for “${name}” is already closed`,
    failed: "Failed to change registration status",
  },
  {
    what: "a course on the home page",
    make: (factories: Factories) => factories.course(),
    screen: "manage-courses",
    list: "courses/get-courses",
    toggle: "courses/change-home-visibility",
    field: "isHomeShow",
    press: (page: Page, name: string) => page.getByRole("switch", { name: `Show on the home page: ${name}` }).click(),
    already: (name: string) => `“${name}” is already on the home page`,
    failed: "Failed to change visibility",
  },
  {
    what: "a review on the home page",
    make: (factories: Factories) => factories.review(),
    screen: "manage-reviews",
    list: "reviews/get-all-reviews",
    toggle: "reviews/change-home-visibility",
    field: "isHomeShow",
    press: (page: Page, name: string) =>
      page.getByRole("switch", { name: `Show the review by ${name} on the home page` }).click(),
    already: (name: string) => `The review by ${name} is already on the home page`,
    failed: "Failed to change visibility",
  },
]
type Toggle = (typeof toggles)[number]

/** The list of one record, as one admin sees it, and what another admin does meanwhile through the API. */
async function twoAdmins(page: Page, factories: Factories, { make, screen, list, toggle, field }: Toggle) {
  const name = await make(factories)
  const headers = { authorization: factories.admin.token }
  const rows = async () => {
    const { data } = await (await page.request.get(`/api/${list}?search=${name}`, { headers })).json()
    return data.find((row: { title?: string; name?: string; certificationNo?: string }) =>
      [row.title, row.name, row.certificationNo].includes(name),
    )
  }
  const row = await rows()
  await openAs(page, factories.admin, `/dashboard/${screen}?search=${name}`)
  await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible()
  return {
    name,
    before: row[field],
    now: async () => (await rows())[field],
    otherPresses: () => page.request.patch(`/api/${toggle}/${row._id}`, { headers }),
    changes: async () => {
      const { data } = await (
        await page.request.get(`/api/audit/get-entries?limit=100&search=${row._id}`, { headers })
      ).json()
      return data.filter(({ action }: { action: string }) => action.endsWith(".update")).length
    },
  }
}

for (const toggle of toggles) {
  test(`${toggle.what} that a colleague has just set stays as both wanted it, and the screen says so`, async ({
    page,
    factories,
    expectProblem,
  }) => {
    expectProblem(/412/)
    const { name, before, now, otherPresses, changes } = await twoAdmins(page, factories, toggle)
    await otherPresses()
    const wanted = await now()
    expect(wanted).not.toBe(before)
    await toggle.press(page, name)
    await expect(page.getByText(toggle.already(name))).toBeVisible()
    expect(await now()).toBe(wanted)
    expect(await changes()).toBe(1)
  })

  test(`${toggle.what} stays as a colleague set it when the connection is lost in the middle`, async ({
    page,
    factories,
    expectProblem,
  }) => {
    expectProblem(/412|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const { name, now, otherPresses, changes } = await twoAdmins(page, factories, toggle)
    await otherPresses()
    const wanted = await now()
    await page.route(`**/api/${toggle.toggle}/*`, async (route) => {
      const answer = await route.fetch()
      await page.context().setOffline(true)
      await route.fulfill({ response: answer })
    })
    await toggle.press(page, name)
    await expect(page.getByText(toggle.failed)).toBeVisible()
    await page.context().setOffline(false)
    expect(await now()).toBe(wanted)
    expect(await changes()).toBe(1)
  })
}

test("a course whose title a colleague has just changed is still closed by one press", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/412/)
  const toggle = toggles[1] as Toggle
  const { name } = await twoAdmins(page, factories, toggle)
  const headers = { authorization: factories.admin.token }
  const { data } = await (await page.request.get("/api/courses/get-courses")).json()
  const { _id } = data.find(({ title }: { title: string }) => title === name)
  await page.request.patch(`/api/courses/update-course/${_id}`, { headers, data: { title: `${name} anew` } })
  await toggle.press(page, name)
  await expect(page.getByText("Registration status changed successfully")).toBeVisible()
  await expect(page.getByRole("switch", { name: `Registration open: ${name} anew` })).not.toBeChecked()
  const changed = await (await page.request.get(`/api/courses/get-course/${_id}`)).json()
  expect(changed.data).toMatchObject({ title: `${name} anew`, isShow: false })
})

test("several certificates are withdrawn at once, and those that a colleague withdrew before are named", async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/412/)
  const status = toggles[0] as Toggle
  const first = await twoAdmins(page, factories, status)
  const second = await twoAdmins(page, factories, status)
  await page.getByRole("checkbox", { name: `Select ${second.name}` }).check()
  await page.getByRole("searchbox").fill(first.name)
  await page.getByRole("checkbox", { name: `Select ${first.name}` }).check()
  await expect(page.getByText("2 selected")).toBeVisible()
  await first.otherPresses()
  await page.getByRole("button", { name: "Set inactive the selected certificates" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Set inactive" }).click()
  await expect(page.getByText("Status changed successfully")).toBeVisible()
  await expect(page.getByText(`No change needed for 1: ${first.name}`)).toBeVisible()
  for (const { now, changes } of [first, second]) {
    expect(await now()).toBe("inactive")
    expect(await changes()).toBe(1)
  }
})
