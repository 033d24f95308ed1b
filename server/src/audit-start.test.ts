import { expect, test, vi } from "vitest"
import { auditStart } from "#audit-start.ts"
import { readSettings } from "#settings.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const environment = {
  PUBLIC_URL: "https://prohori.example",
  SMTP_URL: "smtp://office:very-secret@mail.example:587",
  IMAGE_HOST_URL: "https://images.example/upload?key=very-secret",
  SECRET_KEY: "very-secret, and longer than 32 characters",
  METRICS_PORT: "9464",
  SECOND_FACTOR: "required",
}
const settings = readSettings(environment)

onAnyDatabase("a start of the server", (app) => {
  test("is audited with its security settings and their changes, without secrets", async () => {
    const { token } = await app().as("admin")
    const starts = async () =>
      (await app().request({ url: "/api/audit/get-entries?kind=server" }, token))
        .json()
        .data.map(({ details }: { details: string }) => details)
    const { database } = app()
    await auditStart(database, settings, "1.0.0")
    const first = [
      "version: 1.0.0",
      "PUBLIC_URL: https://prohori.example",
      "EARLIER_PUBLIC_URLS: not set",
      "RATE_LIMIT: 1200",
      "TRUST_PROXY: not set",
      "IMAGE_HOST_URL: https://images.example",
      "SMTP_URL: set",
      "S3: not set",
      "SECRET_KEY: set",
      "SECOND_FACTOR: required",
      "METRICS_HOST: 127.0.0.1",
    ]
    expect(await starts()).toEqual([first.join("\n")])

    const changed = readSettings({
      ...environment,
      EARLIER_PUBLIC_URLS: "http://localhost:3000,https://first.example",
      RATE_LIMIT: "0",
      TRUST_PROXY: "10.0.0.0/8",
      SMTP_URL: "",
      METRICS_HOST: "0.0.0.0",
      SECOND_FACTOR: "optional",
    })
    await auditStart(database, changed, "1.0.0")
    const second = [...first]
    second[2] = 'EARLIER_PUBLIC_URLS: "not set" → "http://localhost:3000,https://first.example"'
    second[3] = 'RATE_LIMIT: "1200" → "0"'
    second[4] = 'TRUST_PROXY: "not set" → "10.0.0.0/8"'
    second[6] = 'SMTP_URL: "set" → "not set"'
    second[9] = 'SECOND_FACTOR: "required" → "optional"'
    second[10] = 'METRICS_HOST: "127.0.0.1" → "0.0.0.0"'
    expect((await starts())[0]).toBe(second.join("\n"))

    // Restarts with the same settings add at most one entry an hour.
    await auditStart(database, changed, "1.0.0")
    await auditStart(database, changed, "1.0.0")
    expect(await starts()).toHaveLength(2)
    vi.useFakeTimers({ now: Date.now() + 61 * 60 * 1000, toFake: ["Date"] })
    await auditStart(database, changed, "1.0.0").finally(() => vi.useRealTimers())
    expect(await starts()).toHaveLength(3)
    expect((await starts())[0]).toContain("RATE_LIMIT: 0\nTRUST_PROXY: 10.0.0.0/8")
    expect((await starts()).join()).not.toContain("very-secret")
  })
})
