import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { credentialClient, encoded, partsOf } from "#test/credentials.ts"
import { aCertificate } from "#test/factories.ts"
import { runCommand } from "#test/server-process.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

let app: TestApp
const folder = mkdtempSync(join(tmpdir(), "prohori-files-"))
beforeAll(async () => {
  app = await startTestApp("sqlite")
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})
const { get, getCredential, issue, keySet, statusList } = credentialClient(() => app)

function file(name: string, content: string | Buffer) {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const verify = (...options: string[]) => runCommand("verify-file", folder, ...options)

test("verify-file says whether a file is a valid credential, and what it says", async () => {
  const { text, certificationNo, change } = await issue(aCertificate({ candidateName: "Nusrat Jahan" }))
  const keys = file("jwks.json", JSON.stringify(await keySet()))
  const genuine = file("genuine.jwt", text)
  const unknown = await verify(genuine, "--jwks", keys)
  expect([unknown.code, unknown.output]).toEqual([0, expect.stringContaining("Not compared with the list")])
  const known = await verify(genuine, "--jwks", keys, "--status-list", file("list.jwt", await statusList()))
  expect(known.output).toMatch(/^Valid: issued by Prohori, did:web:localhost%3A3000\n/)
  for (const line of ["  Name: Nusrat Jahan\n", `  Number: ${certificationNo}\n`]) expect(known.output).toContain(line)
  const [, payload, signature] = text.split(".")
  const forged = file("forged.jwt", `${encoded({ ...partsOf(text).header, alg: "none" })}.${payload}.${signature}`)
  expect(await verify(forged, "--jwks", keys)).toMatchObject({ code: 1, output: expect.stringMatching(/^Not valid: /) })
  await change("withdraw-certificate")
  const revoked = await verify(genuine, "--jwks", keys, "--status-list", file("new-list.jwt", await statusList()))
  expect([revoked.code, revoked.output]).toEqual([1, expect.stringContaining("it was revoked")])
})

test("verify-file accepts an earlier issuer of a site that has moved, with the present status list", async () => {
  const { text, change } = await issue(aCertificate())
  const credential = file("earlier.jwt", text)
  const moved = await app.restarted({ publicUrl: "https://new.example" })
  const saved = async (name: string, url: string) => file(name, (await moved.inject({ url })).body)
  const keys = await saved("moved-jwks.json", "/.well-known/jwks.json")
  const list = (name: string) => saved(name, "/api/certificates/status-list/1")
  const [given, lists] = [
    [credential, "--jwks", keys],
    ["--status-list", await list("moved.jwt")],
  ]
  const issuers = ["--issuer", "did:web:new.example", "--issuer", "did:web:localhost%3A3000"]
  const valid = await verify(...given, ...issuers, ...lists)
  expect(valid).toMatchObject({ code: 0, output: expect.stringMatching(/^Valid: .*\n {2}Name: /) })
  expect(valid.output).not.toContain("Not compared")
  const unknown = await verify(...given, ...issuers)
  expect(unknown.output).toContain("/status-list/1 (the same path at the address of did:web:new.example), and add")
  const third = ["--issuer", "did:web:new.example", "--issuer", "did:web:third.example"]
  for (const each of [issuers.slice(0, 2), third])
    expect(await verify(...given, ...each, ...lists)).toEqual({
      code: 1,
      output: "Not valid: it is by another issuer\n",
    })
  await change("withdraw-certificate")
  const revoked = await verify(...given, ...issuers, "--status-list", await list("moved-later.jwt"))
  expect([revoked.code, revoked.output]).toEqual([1, expect.stringContaining("it was revoked")])
  await moved.close()
})

test("verify-file finds files by their paths from the folder in which npm was called", async () => {
  const { text } = await issue(aCertificate())
  file("relative.jwt", text)
  file("relative-jwks.json", JSON.stringify(await keySet()))
  expect(await verify("relative.jwt", "--jwks", "./relative-jwks.json")).toMatchObject({ code: 0 })
})

test("verify-file says whether a PDF is the original, and otherwise what was certified", async () => {
  const { certificationNo } = await issue(aCertificate({ candidateName: "Nusrat Jahan" }))
  const keys = file("pdf-jwks.json", JSON.stringify(await keySet()))
  const { rawPayload } = await get(`/api/certificates/document/${certificationNo}.pdf`)
  const original = await verify(file("original.pdf", rawPayload), "--jwks", keys)
  expect(original.output).toMatch(/^Valid: issued by Prohori, \S+\nThe document is unchanged\n {2}Name: Nusrat Jahan\n/)
  const changed = await verify(file("changed.pdf", Buffer.concat([rawPayload, Buffer.from("\n")])), "--jwks", keys)
  expect(changed.code).toBe(1)
  expect(changed.output).toMatch(/^Not valid: the document is not the original file/)
  expect(changed.output).toContain(`/c/${certificationNo}\n`)
  expect(changed.output).toContain("  Name: Nusrat Jahan\n")
  const none = await verify(file("none.pdf", "%PDF-1.7\n"), "--jwks", keys)
  expect(none).toMatchObject({ code: 1, output: expect.stringContaining("without a signed credential") })
})

test("verify-file refuses large files early, and says what it cannot read", async () => {
  const keys = file("jwks.json", JSON.stringify(await keySet()))
  const large = file("large.pdf", "%PDF")
  truncateSync(large, 50 * 1024 * 1024)
  const results = [
    await verify(large, "--jwks", keys),
    await verify(large, "--jwks", large),
    await verify(join(folder, "none"), "--jwks", keys),
    await verify(large),
  ]
  expect(results.map(({ code }) => code)).toEqual([1, 2, 2, 2])
  expect(results[0]?.output).toBe("Not valid: it is larger than any certificate\n")
  for (const { output } of results) expect(output.trim().split("\n")).toHaveLength(1)
})

test("rotate-key adds a key beside a running server, and refuses to invent a secret", async () => {
  const { text, certificationNo } = await issue(aCertificate())
  const { keys } = await keySet()
  const { output } = await runCommand("rotate-key", app.location.dataDir)
  const kid = /^The key ([\w-]{43}) is in the key set now/.exec(output)?.[1]
  expect((await keySet()).keys).toEqual([expect.objectContaining({ kid: `did:web:localhost%3A3000#${kid}` }), ...keys])
  const audit = app.database.read.selectFrom("audit").select(["actor", "record"])
  expect(await audit.where("action", "=", "credentialKey.create").orderBy("position").execute()).toEqual([
    { actor: "", record: expect.any(String) },
    { actor: "npm run rotate-key", record: kid },
  ])
  // It signs later, so that nobody meets an unknown key.
  expect((await getCredential(certificationNo)).body).toBe(text)
  const elsewhere = await runCommand("rotate-key", folder)
  expect([elsewhere.code, elsewhere.output]).toEqual([1, expect.stringContaining("start the server once")])
})
