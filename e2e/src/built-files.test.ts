import { readdir } from "node:fs/promises"
import { expect, test } from "./journey.ts"

const assets = new URL("../../web/dist/client/assets/", import.meta.url)

// A bundler can write an import of an export that does not exist, in a file that is only loaded on demand.
test("every built script can be loaded: each of its imports resolves", async ({ page }) => {
  const scripts = (await readdir(assets)).filter((file) => file.endsWith(".js"))
  expect(scripts.length).toBeGreaterThan(50)
  await page.goto("/en/login")
  const failed = await page.evaluate(async (files) => {
    const results = await Promise.allSettled(files.map((file) => import(`/assets/${file}`)))
    return results.flatMap((result, index) => (result.status === "rejected" ? `${files[index]}: ${result.reason}` : []))
  }, scripts)
  expect(failed).toEqual([])
})
