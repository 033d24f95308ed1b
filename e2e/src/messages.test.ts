import type { Page } from "@playwright/test"
import { openAs, test } from "./factories.ts"
import { expect } from "./journey.ts"
import { faults, fillIn, formWays, openForm } from "./message-forms.ts"
import {
  type Action,
  answeredToasts,
  emptyLists,
  type FormName,
  fixedToasts,
  formMessages,
  noPicture,
  picturesOf,
} from "./message-table.ts"
import { ways } from "./message-ways.ts"

const keys = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]

const reason = "The ink has run dry"
const toast = (page: Page, text: string) => page.locator("[data-toaster]").getByText(text, { exact: true })

/** The next call is refused; those after it are not. */
const refuseOnce = (page: Page, call: string) =>
  page.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, json: { success: false, message: reason } }), {
    times: 1,
  })

/** The next call is answered when the toast that says what is being done has been seen. */
const holdUntilTold = (page: Page, call: string, loading: string) =>
  page.route(
    `**/api/${call}`,
    async (route) => {
      await expect(toast(page, loading)).toBeVisible()
      await route.continue()
    },
    { times: 1 },
  )

for (const action of keys(fixedToasts)) {
  for (const way of ways[action]) {
    test(`${action}, of ${way.of}: both toasts are the document's`, async ({ page, factories, expectProblem }) => {
      expectProblem(/500/)
      if (way.problem) expectProblem(way.problem)
      const { failure, success, loading }: (typeof fixedToasts)[Action] & { loading?: string } = fixedToasts[action]
      const act = await way.come(page, factories)
      await refuseOnce(page, way.call)
      await act()
      await expect(toast(page, failure)).toBeVisible()
      if (loading) await holdUntilTold(page, way.call, loading)
      await act()
      await expect(toast(page, success)).toBeVisible()
    })
  }
}

for (const name of keys(answeredToasts)) {
  test(`${name}: a failure is told in the server's words, and then it is done`, async ({
    page,
    factories,
    expectProblem,
  }) => {
    expectProblem(/500/)
    const way = formWays[name]
    const { success, loading }: { success?: string; loading?: string } = answeredToasts[name]
    const { place, send } = await openForm(page, factories, way)
    const fields = way.fields()
    await fillIn(place, way, fields)
    await refuseOnce(page, way.call)
    await send()
    await expect(toast(page, reason)).toBeVisible()
    for (const [label, value] of Object.entries(fields)) {
      await expect(place.getByLabel(label, { exact: true })).toHaveValue(value)
    }
    if (loading) await holdUntilTold(page, way.call, loading)
    await send()
    if (success) await expect(toast(page, success)).toBeVisible()
    else await expect(page).toHaveURL(/\/dashboard/)
  })
}

for (const name of keys(formMessages)) {
  for (const [message, { instead, times }] of Object.entries(faults[name])) {
    test(`${name}: the form says '${message}'`, async ({ page, factories }) => {
      const way = formWays[name]
      const { place, send } = await openForm(page, factories, way)
      if (instead !== "nothing") await fillIn(place, way, { ...way.fields(), ...instead })
      await send()
      await expect(place.getByText(message, { exact: true })).toHaveCount(times)
    })
  }
}

for (const screen of keys(emptyLists)) {
  const { text, call, isPaged } = emptyLists[screen]
  test(`a list without rows says '${text}'`, async ({ page, factories }) => {
    const meta = { total: 0, from: 0, to: 0, page: 1, pages: 0, hasPrevPage: false, hasNextPage: false }
    const json = { success: true, message: "", data: [], count: 0, ...(isPaged && { meta }) }
    await page.route(`**/api/${call}*`, (route) => route.fulfill({ json }))
    await openAs(page, factories.admin, screen)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole("heading", { level: 1, name: /\(0\)$/ })).toBeVisible()
  })
}

for (const name of keys(picturesOf)) {
  test(`${name}: a picture that is missing or does not load leaves '${noPicture}'`, async ({
    page,
    factories,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/404/)
    const label = picturesOf[name]
    const way = formWays[name satisfies FormName]
    const { place } = await openForm(page, factories, way)
    const placeholders = place.getByText(noPicture, { exact: true })
    const preview = place.getByRole("img", { name: `Preview: ${label}` })
    await expect(placeholders).not.toHaveCount(0)
    // A course has a second picture, which stays empty.
    const empty = await placeholders.count()
    await place.getByLabel(label, { exact: true }).fill(way.fields()[label] ?? "")
    await expect(preview).toBeVisible()
    await expect(placeholders).toHaveCount(empty - 1)
    await place.getByLabel(label, { exact: true }).fill(`${baseURL}/demo/not-there.png`)
    await expect(placeholders).toHaveCount(empty)
    await expect(preview).toBeHidden()
    await expect(place.getByLabel(label, { exact: true })).toHaveValue(/not-there/)
  })
}
