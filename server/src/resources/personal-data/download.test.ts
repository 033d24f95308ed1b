import { execFileSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inflateRawSync } from "node:zlib"
import { expect, test } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { newId } from "#new-id.ts"
import { canRun } from "#test/can-run.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onAnyDatabase, testPassword } from "#test/test-app.ts"

const password = testPassword

/** The files of an archive, by its directory, as programs for phones read it. */
function filesIn(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(archive.length - 6)
  for (let count = archive.readUInt16LE(archive.length - 12); count > 0; count--) {
    const [method, compressed, size] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
    ]
    const [nameLength, start] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)]
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString()
    const from = start + 30 + archive.readUInt16LE(start + 26)
    const bytes = archive.subarray(from, from + compressed)
    const content = method === 8 ? inflateRawSync(bytes) : bytes
    if (content.length !== size) throw new Error(`${name} has ${content.length} bytes, not ${size}`)
    files.set(name, content)
    at += 46 + nameLength
  }
  return files
}

onAnyDatabase("downloading one's own data", (app) => {
  type User = Awaited<ReturnType<ReturnType<typeof app>["as"]>>
  const send = (call: string, payload: object, by: User) => {
    const [method, path] = call.split(" ") as ["POST" | "PATCH", string]
    return app().request({ method, url: `/api/${path}`, payload }, by.token)
  }
  const download = (by: User, some: object = {}) => send("POST auth/download-own-data", { password, ...some }, by)
  const dataIn = (response: { rawPayload: Buffer }) =>
    JSON.parse(filesIn(response.rawPayload).get("data.json")?.toString() ?? "")
  const verify = ({ _id }: User, photo = "") =>
    app().database.write(["user"], (trx) =>
      trx.updateTable("user").set({ isVerified: 1, photo }).where("_id", "=", _id).execute(),
    )

  test("the archive has everything about the user, and the photo", async () => {
    const [admin, person, stranger] = [await app().as("admin"), await app().as("instructor"), await app().as("student")]
    const name = `${"ab".repeat(32)}.webp`
    await app().images.put(name, Buffer.from("a picture"))
    await verify(person, `/api/images/${name}`)
    const rows = [person, stranger].map(({ email }) => newCertificate(aCertificate({ candidateEmail: email })))
    await app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
    const correction = { text: "My name is misspelt" }
    await send(`POST certificates/request-correction/${rows[0]?._id}`, correction, person)
    await send("POST reviews/register", { rating: 4.5, comment: "ভালো লেগেছে" }, person)
    await send("POST reviews/register", { rating: 1, comment: "Of somebody else" }, stranger)
    await send("POST auth/forgot-password", { email: person.email }, person)
    const course = (await send("POST courses/register", aCourse({ title: "Closed course" }), admin)).json().data
    const subscription = {
      _id: newId(),
      courseId: course._id,
      email: person.email,
      language: "bn",
      token: newId(),
    } as const
    await app().database.write([], (trx) =>
      trx
        .insertInto("courseSubscription")
        .values({ ...subscription, createdAt: new Date().toISOString(), network: "", queuedAt: "" })
        .execute(),
    )
    await send("PATCH auth/change-role", { id: person._id, role: "student" }, admin)

    const response = await download(person)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ "content-type": "application/zip", "cache-control": "no-store" })
    expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/)
    const files = filesIn(response.rawPayload)
    expect([...files.keys()]).toEqual(["data.json", `images/${name}`])
    expect(files.get(`images/${name}`)?.toString()).toBe("a picture")
    const text = files.get("data.json")?.toString() ?? ""
    const data = JSON.parse(text)
    expect(data).toMatchObject({
      account: { _id: person._id, email: person.email, role: "student", photo: expect.stringContaining(name) },
      twoStepVerification: { onSince: "", dueAt: "", hasApp: false, recoveryCodesLeft: 0 },
      passkeys: [],
      sessions: [{ isCurrent: true, address: "127.0.0.1" }],
      linksInMails: [{ purpose: "verify" }, { purpose: "reset" }],
      review: { halfStars: 9, comment: "ভালো লেগেছে" },
      certificates: [{ _id: rows[0]?._id, certificationNo: rows[0]?.certificationNo }],
      correctionRequests: [{ ...correction, state: "open" }],
      courseSubscriptions: [{ title: "Closed course", language: "bn" }],
      mails: [{ subject: "Choose a new password for Prohori" }, { subject: "Confirm your email address for Prohori" }],
    })
    const actions = data.activity.map(({ by, action }: Record<string, string>) => `${by}: ${action}`)
    expect(actions).toEqual(
      expect.arrayContaining([
        "you: user.create",
        "you: user.download-data",
        "you: review.create",
        "the office: user.change-role",
      ]),
    )
    // Neither secrets nor anything of other people.
    const stored = await app()
      .database.read.selectFrom("user")
      .select("passwordHash")
      .where("_id", "=", person._id)
      .executeTakeFirstOrThrow()
    for (const secret of [
      stored.passwordHash,
      "tokenHash",
      person.token,
      subscription.token,
      admin.email,
      stranger.email,
      "Of somebody else",
    ])
      expect(text).not.toContain(secret)
  })

  test("for a certificate that was somebody else's, it has neither the earlier holder nor the notes of the office", async () => {
    const [admin, person, earlier] = [await app().as("admin"), await app().as("student"), await app().as("student")]
    await verify(person)
    const certificate = aCertificate({ candidateName: "Earlier Holder", candidateEmail: earlier.email })
    const created = await send("POST certificates/register", certificate, admin)
    const path: string = created.json().data._id
    const correction = { candidateName: "Nusrat Jahan", candidateEmail: person.email, reason: "The wrong person" }
    expect((await send(`PATCH certificates/correct-certificate/${path}`, correction, admin)).statusCode).toBe(200)
    const withdrawal = { reason: "Misissued", note: "Called by Rahim of the registry" }
    expect((await send(`PATCH certificates/withdraw-certificate/${path}`, withdrawal, admin)).json()).toMatchObject({
      success: true,
    })
    const hours = { hours: 40, reason: "Missing" }
    expect((await send(`PATCH certificates/correct-certificate/${path}`, hours, admin)).statusCode).toBe(200)
    const data = dataIn(await download(person))
    expect(data.certificates).toMatchObject([{ earlierStates: [{ candidateEmail: person.email }] }])
    const text = JSON.stringify(data)
    for (const secret of [earlier.email, "Earlier Holder", "Rahim"]) expect(text).not.toContain(secret)
    const about = data.activity.filter(({ recordId }: Record<string, string>) => recordId === path)
    expect(about.length).toBeGreaterThan(2)
  })

  test("an unverified account gets nothing that belongs to the email, which may be somebody else's", async () => {
    const person = await app().as("student")
    const row = newCertificate(aCertificate({ candidateEmail: person.email }))
    await app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(row).execute())
    expect(dataIn(await download(person))).toMatchObject({ certificates: [], courseSubscriptions: [] })
  })

  test("what an admin did is listed without what it says of others, in whatever number", async () => {
    const [admin, person] = [await app().as("admin"), await app().as("student")]
    for (let count = 0; count < 210; count++) {
      const role = count % 2 === 0 ? "instructor" : "student"
      await send("PATCH auth/change-role", { id: person._id, role }, admin)
    }
    const { activity } = dataIn(await download(admin))
    const changes = activity.filter(({ action }: Record<string, string>) => action === "user.change-role")
    expect(changes).toHaveLength(210)
    expect(new Set(changes.map((entry: object) => Object.keys(entry).join(" ")))).toEqual(
      new Set(["at action by recordId address userAgent"]),
    )
  })

  test("only with the password, and by no cookie; each is in the audit log; the sixth in an hour is refused", async () => {
    const person = await app().as("student")
    const wrong = await download(person, { password: "not this one" })
    expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, "password"])
    const forged = { method: "POST", url: "/api/auth/download-own-data", payload: { password } } as const
    expect((await app().request({ ...forged, cookies: { session: person.cookie } })).statusCode).toBe(401)
    for (let count = 0; count < 5; count++) expect((await download(person)).statusCode).toBe(200)
    const refused = await download(person)
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: "tooManyDownloads", params: { max: 5 } }])
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000)
    const entries = app().database.read.selectFrom("audit").select("record").where("recordId", "=", person._id)
    expect(await entries.where("action", "=", "user.download-data").execute()).toHaveLength(5)
  })

  test.skipIf(!canRun("python3"))("the archive can be unpacked by other programs", async () => {
    const response = await download(await app().as("student"))
    const folder = mkdtempSync(join(tmpdir(), "own-data-"))
    writeFileSync(join(folder, "a.zip"), response.rawPayload)
    execFileSync("python3", [
      "-c",
      "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])",
      join(folder, "a.zip"),
      folder,
    ])
    expect(readdirSync(folder).sort()).toEqual(["a.zip", "data.json"])
    expect(JSON.parse(readFileSync(join(folder, "data.json"), "utf8")).account.role).toBe("student")
    rmSync(folder, { recursive: true })
  })
})
