import { expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { startTestApp } from "#test/test-app.ts"

const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }

test.for([
  ["https://images.example/upload", "https://images.example/upload"],
  [undefined, ""],
])("the hydration data tells the browser to upload images to %s", async ([imageHostUrl, expected]) => {
  const app = await startTestApp("sqlite", {
    pages: await builtPages(),
    settings: { ...settings, ...(imageHostUrl && { imageHostUrl }) },
  })
  for (const url of ["/en/login", "/dashboard/my-profile"]) {
    const { body } = await app.request({ url })
    const [, hydrationData = "{}"] =
      /<script type="application\/json" id="hydration-data">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(hydrationData).site).toMatchObject({ publicUrl: settings.publicUrl, imageHostUrl: expected })
  }
  await app.stop()
})
