import { expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { startTestApp } from "#test/test-app.ts"

const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }

test("the Content-Security-Policy allows frames only from the configured sites", async () => {
  const built = await builtPages()
  for (const [frameSources, rule] of [
    [["https://blog.example"], "frame-src https://blog.example;"],
    [[], null],
  ] as const) {
    const app = await startTestApp("sqlite", { pages: { ...built, frameSources }, settings })
    const policy = String((await app.request({ url: "/en/login" })).headers["content-security-policy"])
    await app.stop()
    expect(policy).toContain("default-src 'none'")
    if (rule) expect(policy).toContain(rule)
    else expect(policy).not.toContain("frame-src")
  }
})
