import { type AddressInfo, connect } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { crc32 } from "node:zlib"
import { dhakaDay } from "contract"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { queueStates } from "#isolation/observable-gauges.ts"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase, startTestApp, testLimits } from "#test/test-app.ts"

/** The files of a ZIP archive, by its directory. */
function unzipped(archive: Buffer) {
  const end = archive.lastIndexOf("PK\u0005\u0006")
  let entry = archive.readUInt32LE(end + 16)
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    const [nameLength, size] = [archive.readUInt16LE(entry + 28), archive.readUInt32LE(entry + 24)]
    const name = archive.toString("utf8", entry + 46, entry + 46 + nameLength)
    const begin = archive.readUInt32LE(entry + 42) + 30 + nameLength
    const bytes = archive.subarray(begin, begin + size)
    expect(crc32(bytes)).toBe(archive.readUInt32LE(entry + 16))
    entry += 46 + nameLength
    return { name, bytes }
  })
}

onAnyDatabase("the documents of a batch", (app) => {
  let token = ""
  beforeAll(async () => {
    token = (await app().as("registrar")).token
  })
  const get = (query: string, by: string | undefined = token, headers = {}) =>
    app().request({ url: `/api/certificates/documents?${query}`, headers }, by)
  const issue = async (rows: ReturnType<typeof newCertificate>[]) => {
    await app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
    return rows
  }

  test("are a ZIP archive of the PDFs that everybody gets, without those of revoked and expired certificates", async () => {
    const inBatch = (number: string, some = {}) => ({
      ...newCertificate(aCertificate({ batchNo: "zip", certificationNo: number })),
      ...some,
    })
    await issue([
      inBatch("ZIP-1", { candidateName: "ক্ষমা শ্রেষ্ঠা" }),
      inBatch("ZIP/২"),
      inBatch("ZIP-3", { status: "inactive", candidateName: "=1+1" }),
      inBatch("ZIP-4", { expiresOn: "2020-01-01" }),
    ])
    const response = await get("batchNo=ZIP")
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "application/zip"])
    expect(response.headers["x-documents"]).toBe("4")
    const files = unzipped(response.rawPayload)
    expect(files.map(({ name }) => name)).toEqual(["ZIP-২.pdf", "ZIP-1.pdf", "not-included.csv"])
    expect(files[2]?.bytes.toString().split("\r\n").toSorted()).toEqual([
      "",
      "ZIP-3,'=1+1,revoked",
      "ZIP-4,Nusrat Jahan,expired",
      "\ufeffCertificate No.,Name,Reason",
    ])
    expect(response.headers["content-disposition"]).toContain(`"certificates-zip-${dhakaDay(Date.now())}.zip"`)
    const inBengali = await get("batchNo=ZIP", token, { cookie: "language=bn" })
    const list = unzipped(inBengali.rawPayload)[2]?.bytes.toString()
    expect(list).toMatch(/^\ufeffসনদ নম্বর,নাম,কারণ\r\n/)
    expect(list).toContain("ZIP-3,'=1+1,বাতিল\r\n")
    const single = await app().request({ url: "/api/certificates/document/ZIP-1.pdf" })
    expect(files[1]?.bytes.equals(single.rawPayload)).toBe(true)
  })

  test("include the others if one cannot be drawn, which is listed with the reason", async () => {
    const some = { batchNo: "broken", certificationNo: "BROKEN-1" }
    const [whole, broken] = [
      newCertificate(aCertificate({ ...some, certificationNo: "BROKEN-0" })),
      newCertificate(aCertificate(some)),
    ]
    await issue([whole, { ...broken, issuedOn: "1st of June" }])
    const files = unzipped((await get("batchNo=broken")).rawPayload)
    expect(files.map(({ name }) => name)).toEqual(["BROKEN-0.pdf", "not-included.csv"])
    expect(files[1]?.bytes.toString()).toContain("\r\nBROKEN-1,Nusrat Jahan,cannot be drawn\r\n")
  })

  test("include the others if one has letters that the document cannot show", async () => {
    const some = { batchNo: "letters", latinName: "" }
    const rows = [
      { ...some, certificationNo: "LETTERS-1", candidateName: "张 伟" },
      { ...some, certificationNo: "LETTERS-2", candidateName: "张 伟", latinName: "Zhang Wei" },
    ]
    await issue(rows.map((row) => newCertificate(aCertificate(row))))
    const files = unzipped((await get("batchNo=letters")).rawPayload)
    expect(files.map(({ name }) => name)).toEqual(["LETTERS-2.pdf", "not-included.csv"])
    expect(files[1]?.bytes.toString()).toContain("\r\nLETTERS-1,张 伟,has letters that the document cannot show\r\n")
    const inBengali = await get("batchNo=letters", token, { cookie: "language=bn" })
    expect(unzipped(inBengali.rawPayload)[1]?.bytes.toString()).toContain("LETTERS-1,张 伟,সনদপত্রে দেখানো যায় না")
  })

  test("have different file names, although numbers may differ only in characters that no file name has", async () => {
    const numbers = ["SAME-1", "SAME/1", "SAME 1", "SAME-1 (2)"]
    await issue(numbers.map((certificationNo) => newCertificate(aCertificate({ batchNo: "same", certificationNo }))))
    const files = unzipped((await get("batchNo=same")).rawPayload)
    expect(files.map(({ name }) => name).toSorted()).toEqual([
      "SAME-1 (2).pdf",
      "SAME-1 (3).pdf",
      "SAME-1-2-.pdf",
      "SAME-1.pdf",
    ])
  })

  test("are refused for no certificate, for too many, and for users without the right", async () => {
    expect((await get("batchNo=none")).statusCode).toBe(404)
    for (const count of [1000, 1000, 1])
      await issue(Array.from({ length: count }, () => newCertificate(aCertificate({ batchNo: "large" }))))
    expect((await get("batchNo=large")).json()).toMatchObject({ code: "chosenTooMany", params: { max: 2000 } })
    const student = await app().as("student")
    expect((await get("batchNo=zip", student.token)).statusCode).toBe(403)
    expect((await get("language=xx")).statusCode).toBe(400)
  })
})

test("waiting for a free drawer ends when the browser has left", async () => {
  const documents = { ...testLimits.documents, maxConcurrent: 0, maxQueued: 0 }
  const app = await startTestApp("sqlite", { limits: { ...testLimits, documents } })
  onTestFinished(() => app.stop())
  const rows = [newCertificate(aCertificate({ batchNo: "full" }))]
  await app.database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
  const { token } = await app.as("registrar")
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  const socket = connect({ port: (app.app.server.address() as AddressInfo).port, host: "127.0.0.1" })
  socket.write(`GET /api/certificates/documents?batchNo=full HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\n\r\n`)
  const attempts = () => queueStates().get("Documents")?.refused ?? 0
  await expect.poll(attempts).toBeGreaterThan(1)
  socket.destroy()
  const connections = () => new Promise((resolve) => app.app.server.getConnections((_, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  await wait(600)
  const after = attempts()
  await wait(1200)
  expect(attempts()).toBe(after)
})
