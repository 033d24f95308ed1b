import { readdir } from "node:fs/promises"
import { expect, test } from "../journey.ts"

const assets = new URL("../../../web/dist/client/assets/", import.meta.url)

// A bundler can write an import of an export that does not exist, in a file that is only loaded on demand.
test("every built script can be loaded: each of its imports resolves", async ({ page }) => {
  // The one of a worker takes the messages of the page that loads it. The test of checked files starts it.
  const isScript = (file: string) => file.endsWith(".js") && !file.includes("-worker-")
  const scripts = (await readdir(assets)).filter(isScript)
  expect(scripts.length).toBeGreaterThan(50)
  await page.goto("/en/login")
  const failed = await page.evaluate(async (files) => {
    const results = await Promise.allSettled(files.map((file) => import(`/assets/${file}`)))
    return results.flatMap((result, index) => (result.status === "rejected" ? `${files[index]}: ${result.reason}` : []))
  }, scripts)
  expect(failed).toEqual([])
})
