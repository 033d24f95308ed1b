import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, inject, onTestFinished, test, vi } from "vitest"
import { writeBackup } from "#backup/backup.ts"
import { compareBackup } from "#backup/compare.ts"
import { restoreBackup } from "#backup/restore.ts"
import { openImageStore } from "#images/open-store.ts"
import { createLog } from "#log.ts"
import { credentialClient, partsOf } from "#test/credentials.ts"
import { aCertificate } from "#test/factories.ts"
import { freshLocation, startTestApp, startTestAppAt, type TestApp } from "#test/test-app.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-status-lists-"))
const path = join(folder, "site.tar")
afterAll(() => rmSync(folder, { recursive: true }))

const kinds = ["sqlite", ...(inject("postgresUrl") ? (["postgres"] as const) : [])] as const

describe.each(kinds)("after a restore, with %s", (kind) => {
  async function restored(from: TestApp) {
    const location = await freshLocation(kind)
    copyFileSync(join(from.location.dataDir, "secret.key"), join(location.dataDir, "secret.key"))
    const target = { location, images: openImageStore(location), log: createLog("silent") }
    await restoreBackup(path, target)
    expect(await compareBackup(path, target)).toEqual([])
    const app = await startTestAppAt(location)
    onTestFinished(async () => {
      await app.stop()
      await location.remove()
    })
    return app
  }
  const clientOf = (app: TestApp) => credentialClient(() => app)
  const listOf = (text: string): string => partsOf(text).payload.credentialStatus.statusListCredential

  /** With the list that the credential names. */
  async function resultIn(app: TestApp, text: string) {
    const { get, resultOf } = clientOf(app)
    return resultOf(text, { statusList: (await get(new URL(listOf(text)).pathname)).body })
  }

  test("a certificate that was signed after the backup stays valid when one that is signed later is revoked", async () => {
    const site = await startTestApp(kind)
    onTestFinished(site.stop)
    const { token } = await site.as("admin")
    const payload = aCertificate({ certificationNo: "A-1" })
    await site.request({ method: "POST", url: "/api/certificates/register", payload }, token)
    await writeBackup(path, { location: site.location, images: site.images, withKeys: true })
    const { body: signed } = await clientOf(site).getCredential("A-1")

    const first = await restored(site)
    const { text: other, change } = await clientOf(first).issue(aCertificate({ certificationNo: "B-1" }))
    expect(await resultIn(first, other)).toBe("valid")
    await change("withdraw-certificate", { reason: "Forged papers" })
    expect(await resultIn(first, other)).toBe("revoked")
    expect(await resultIn(first, signed)).toBe("valid")
    // Of the lists between, nobody has a place.
    expect((await first.request({ url: "/api/certificates/status-list/2" })).statusCode).toBe(404)

    // From the same backup once more: the places that the first restored site gave are not given again either.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const second = await restored(site)
    const { text: third } = await clientOf(second).issue(aCertificate({ certificationNo: "C-1" }))
    expect(new Set([signed, other, third].map(listOf)).size).toBe(3)
  })
})
