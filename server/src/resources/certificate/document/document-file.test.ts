import sharp from "sharp"
import { expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase, startTestApp, testLimits } from "#test/test-app.ts"
import { wordsIn } from "#test/words-in-pdf.ts"

onAnyDatabase("the document of a certificate", (app) => {
  const create = async (fields: object) => {
    const { token } = await app().as("admin")
    const payload = aCertificate(fields)
    const created = await app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
    expect(created.statusCode).toBe(201)
    const { _id } = created.json().data
    const change = (call: string, payload?: object) =>
      app().request({ method: "PATCH", url: `/api/certificates/${call}/${_id}`, payload }, token)
    return { change }
  }
  const get = (file: string, headers: Record<string, string> = {}) =>
    app().request({ url: `/api/certificates/document/${file}`, headers })

  test("is a PDF, a PNG or an SVG, which nothing may run in, under the certificate's number", async () => {
    await create({ certificationNo: "DOC-1/ক" })
    const [pdf, png, svg] = [await get("doc-1%2Fক.pdf"), await get("DOC-1%2Fক.png"), await get("DOC-1%2Fক.svg")]
    expect([pdf.headers["content-type"], pdf.body.slice(0, 8)]).toEqual(["application/pdf", "%PDF-1.7"])
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: "png", width: 1600, height: 1131 })
    expect([svg.headers["content-type"], svg.body.slice(0, 4)]).toEqual(["image/svg+xml", "<svg"])
    expect(pdf.headers["content-disposition"]).toBe(
      `inline; filename="DOC-1-_.pdf"; filename*=UTF-8''DOC-1-${encodeURIComponent("ক")}.pdf`,
    )
    expect(svg.headers).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src 'none'.*sandbox$/),
      "x-content-type-options": "nosniff",
      "cache-control": "public, no-cache",
    })
  })

  test("is not sent again while the certificate is unchanged, and is another after a correction", async () => {
    const { change } = await create({ certificationNo: "DOC-2" })
    const first = await get("DOC-2.pdf")
    const headers = { "if-none-match": String(first.headers.etag) }
    expect((await get("DOC-2.pdf", headers)).statusCode).toBe(304)
    await change("correct-certificate", { hours: 40, reason: "It was missing" })
    const corrected = await get("DOC-2.pdf", headers)
    expect(corrected.statusCode).toBe(200)
    expect(corrected.rawPayload.equals(first.rawPayload)).toBe(false)
  })

  test("is gone while the certificate is revoked, and when it has expired", async () => {
    const { change } = await create({ certificationNo: "DOC-3" })
    const { etag } = (await get("DOC-3.svg")).headers
    await change("withdraw-certificate", { reason: "Issued by mistake" })
    const revoked = await get("DOC-3.svg", { "if-none-match": String(etag) })
    expect([revoked.statusCode, revoked.json().code]).toEqual([410, "certificateRevoked"])
    await change("reinstate-certificate")
    expect((await get("DOC-3.svg")).statusCode).toBe(200)
    await create({ certificationNo: "DOC-4", issuedOn: "2020-01-01", expiresOn: "2021-01-01" })
    const expired = await get("DOC-4.pdf")
    expect([expired.statusCode, expired.json().code]).toEqual([410, "certificateExpired"])
  })

  test("does not exist for an unknown number", async () => {
    await create({ certificationNo: "DOC-5" })
    const codeOf = async (file: string) => {
      const { statusCode, ...response } = await get(file)
      return `${statusCode} ${response.json().code}`
    }
    for (const file of ["NONE-1.pdf", "..%2f..%2fetc%2fpasswd.pdf", `${"1".repeat(500)}.png`, "%EF%BB%BF.svg"])
      expect([file, await codeOf(file)]).toEqual([file, "404 invalidCredential"])
    for (const file of ["DOC-5", "DOC-5.PDF", "DOC-5.gif", ".pdf", "DOC-5.pdf%20"])
      expect([file, await codeOf(file)]).toEqual([file, "404 addressNotFound"])
    expect(await codeOf("DOC-5.pdf%00")).toMatch(/^40[04] /)
    expect(await codeOf("DOC-5.pdf?language=fr")).toBe("400 badInput")
  })

  test("shows the spelling in Latin letters instead of a name with letters that it cannot show", async () => {
    const texts = { certificationName: "Web Security", candidateName: "张 伟", latinName: "Zhang Wei" }
    await create({ ...texts, certificationNo: "DOC-8" })
    await create({ ...texts, candidateName: "Zhang Wei 🎓", latinName: "", certificationNo: "DOC-9" })
    for (const language of ["en", "bn"]) {
      for (const number of ["DOC-8", "DOC-9"]) {
        const { rawPayload, statusCode } = await get(`${number}.pdf?language=${language}`)
        expect(statusCode).toBe(200)
        const words = wordsIn(rawPayload)
        expect(words.filter((word) => word === "Zhang" || word === "Wei")).toEqual(["Zhang", "Wei"])
        expect(words.join("")).not.toMatch(/[?张🎓]/u)
      }
    }
  })

  test("does not exist in any format while it would lose letters of the certificate, which is verified as it is", async () => {
    for (const [index, fields] of [
      { candidateName: "张 伟" },
      { candidateName: "Nguyễn Thị" },
      { candidateName: "😀" },
      { candidateName: "张 伟", latinName: "😀" },
      { certificationName: "SQL → NoSQL" },
      { skills: "网络" },
      { batchNo: "партия" },
    ].entries()) {
      const certificationNo = `LETTERS-${index}`
      const { change } = await create({ certificationNo, ...fields })
      for (const format of ["pdf", "png", "svg"]) {
        const refused = await get(`${certificationNo}.${format}`)
        expect([fields, refused.statusCode, refused.json().code]).toEqual([fields, 409, "lettersMissing"])
      }
      const verified = await app().request({ url: `/api/certificates/verify/${certificationNo}` })
      expect(verified.json().data).toMatchObject({ ...fields, hasDocument: false })
      const credential = await app().request({ url: `/api/certificates/credential/${certificationNo}` })
      expect(credential.statusCode).toBe(200)
      const plain = { latinName: "Zhang Wei", certificationName: "NoSQL", skills: "", batchNo: "1" }
      const corrected = await change("correct-certificate", { ...plain, reason: "Letters" })
      expect([corrected.statusCode, (await get(`${certificationNo}.pdf`)).statusCode]).toEqual([200, 200])
    }
    await create({ certificationNo: "ЖК-1" })
    expect((await get("ЖК-1.pdf")).statusCode).toBe(409)
  })

  test("is in the language of the certification, unless another is asked for", async () => {
    await create({ certificationNo: "DOC-6", certificationName: "ওয়েব নিরাপত্তা" })
    await create({ certificationNo: "DOC-7", certificationName: "Web Security" })
    const etag = async (file: string) => (await get(file)).headers.etag
    for (const [number, own, other] of [
      ["DOC-6", "bn", "en"],
      ["DOC-7", "en", "bn"],
    ]) {
      const [unset, same, translated] = [
        await etag(`${number}.svg`),
        await etag(`${number}.svg?language=${own}`),
        await etag(`${number}.svg?language=${other}`),
      ]
      expect([same, translated === unset]).toEqual([unset, false])
    }
  })
})

const issue = async (app: Awaited<ReturnType<typeof startTestApp>>, fields: object) => {
  const { token } = await app.as("admin")
  return app.request({ method: "POST", url: "/api/certificates/register", payload: aCertificate(fields) }, token)
}

test("the document of the same certificate has the same bytes after a restart", async () => {
  const app = await startTestApp("sqlite")
  await issue(app, { certificationNo: "SAME-1", candidateName: "শ্রেষ্ঠা কর্তৃপক্ষ", issuedOn: "2026-11-16" })
  const url = "/api/certificates/document/SAME-1.pdf"
  const [first, restarted] = [await app.request({ url }), await app.restarted({})]
  const again = await restarted.inject({ url })
  await restarted.close()
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(again.headers.etag).toBe(first.headers.etag)
  await app.stop()
})

test("when too many documents are requested, the rest gets 503 with Retry-After, and verification goes on", async () => {
  const app = await startTestApp("sqlite", {
    limits: { ...testLimits, documents: { ...testLimits.documents, maxConcurrent: 1, maxQueued: 1 } },
  })
  for (let n = 0; n < 6; n++) await issue(app, { certificationNo: `FULL-${n}` })
  const get = (n: number) => app.request({ url: `/api/certificates/document/FULL-${n}.pdf` })
  // The same document twice is drawn once. They are requested in pairs, because requests may overtake each other.
  const responses = Promise.all([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5].map(get))
  const verified = await app.request({ url: "/api/certificates/verify/FULL-5" })
  expect(verified.statusCode).toBe(200)
  const [drawn, refused] = [200, 503].map(async (status) =>
    (await responses).filter(({ statusCode }) => statusCode === status),
  )
  expect(await drawn).toHaveLength(4)
  expect((await refused)?.map(({ headers }) => headers["retry-after"])).toEqual(Array(8).fill("2"))
  expect((await get(5)).statusCode).toBe(200)
  await app.stop()
})

test("one network with many addresses fills the queue, and another visitor still gets a document", async () => {
  const app = await startTestApp("sqlite", {
    limits: { ...testLimits, documents: { ...testLimits.documents, maxConcurrent: 1, maxQueued: 2 } },
  })
  for (let n = 0; n < 5; n++) await issue(app, { certificationNo: `NETWORK-${n}` })
  const get = (n: number, remoteAddress: string) =>
    app.request({ url: `/api/certificates/document/NETWORK-${n}.pdf`, remoteAddress })
  const busy = Promise.all([0, 1, 2, 3].map((n) => get(n, `2001:db8:1:2::${n + 1}`)))
  expect((await get(4, "2001:db8:9::1")).statusCode).toBe(200)
  expect((await busy).map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 503, 503])
  await app.stop()
})
