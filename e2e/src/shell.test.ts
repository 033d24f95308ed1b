import { openAs, test } from "./factories.ts"
import { expect, expectAccessible, expectAccessibleDialog, expectAccessibleToast } from "./journey.ts"

test("a palette that cannot be loaded is reported once, and opens after another try", { tag: "@slow" }, async ({
  page,
  factories,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/)
  let refused = 0
  const paletteFile = /\/palette-dialog-[0-9a-f]+\.js$/
  // Before the page opens: on a busy machine a request that follows at once was not intercepted.
  await page.route(paletteFile, async (route) => {
    await route.abort()
    refused++
  })
  await openAs(page, factories.admin, "/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(refused).toBe(0)
  const unreachable = page.getByText("The server could not be reached")
  await page.keyboard.press("Control+k")
  await expectAccessibleToast(page, unreachable)
  await page.keyboard.press("Control+k")
  await page.keyboard.press("Control+k")
  await expect.poll(() => refused).toBeGreaterThan(1)
  await expect(unreachable).toHaveCount(1)
  await page.unroute(paletteFile)
  // On a busy machine the last refused attempt may end after this press, which it then undoes.
  await expect(async () => {
    await page.keyboard.press("Control+k")
    await expect(page.getByRole("combobox", { name: "Find anything" })).toBeFocused({ timeout: 20_000 })
  }).toPass()
  await expectAccessibleDialog(page)
})

test("a bar reports a lost connection until it is back", { tag: "@slow" }, async ({
  page,
  factories,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await openAs(page, factories.admin, "/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText("What you type stays here")).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText("What you type stays here")).toHaveCount(0)
})
