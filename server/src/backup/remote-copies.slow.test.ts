import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { remoteCopies } from "#backup/remote-copies.ts"
import { startS3 } from "#test/s3-server.ts"

const folder = mkdtempSync(join(tmpdir(), "prohori-copies-"))
const path = join(folder, "prohori.tar")
const content = randomBytes(2500)
writeFileSync(path, content)
const s3 = await startS3("copies", "s3cret/+=")
const settings = {
  endpoint: s3.endpoint,
  region: "eu",
  bucket: "copies",
  accessKeyId: "key",
  secretAccessKey: "s3cret/+=",
}
const copies = remoteCopies(settings, { partBytes: 1000, pauseMs: 1 })
const { signal } = new AbortController()
afterAll(() => {
  s3.stop()
  rmSync(folder, { recursive: true })
})

test("a large file is copied in parts, which are repeated if they fail", async () => {
  let failures = 2
  s3.state.refuses = (method, url) => method === "PUT" && url.includes("partNumber=2&") && failures-- > 0
  await copies.upload(path, signal)
  expect(failures).toBe(-1)
  expect(s3.objects.get("backups/prohori.tar")?.bytes).toEqual(content)
})

test("copies are listed, oldest first, over several pages, and removed", async () => {
  for (const name of ["c", "a", "b"]) s3.objects.set(`backups/${name}`, { bytes: content, changedAt: new Date() })
  s3.objects.set("images/x", { bytes: content, changedAt: new Date() })
  expect(await copies.names(signal)).toEqual(["a", "b", "c", "prohori.tar"])
  await copies.remove("b", signal)
  expect(await copies.names(signal)).toEqual(["a", "c", "prohori.tar"])
})

test("a copy counts if S3 has joined its parts, although the answer was lost", async () => {
  s3.objects.clear()
  s3.state.losesAnswers = true
  await copies.upload(path, signal)
  s3.state.losesAnswers = false
  expect(s3.objects.get("backups/prohori.tar")?.bytes).toEqual(content)
})

test("a copy that fails leaves nothing: no file, and no parts to pay for", async () => {
  s3.objects.clear()
  s3.state.refuses = (_, url) => url.includes("partNumber=3&")
  await expect(copies.upload(path, signal)).rejects.toThrow("The copy in S3 failed")
  s3.state.refuses = () => false
  s3.state.failsToJoin = true
  await expect(copies.upload(path, signal)).rejects.toThrow("The copy in S3 was not completed: InternalError")
  expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0])
})
