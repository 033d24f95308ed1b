import type { CreateCertificate } from "contract"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { builtPages } from "#pages/built.ts"
import { aCertificate } from "#test/factories.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

describe("the preview image of a certificate", () => {
  let app: TestApp
  beforeAll(async () => {
    const settings = { publicUrl: "https://prohori.example", rateLimit: 1_000_000, trustProxy: undefined }
    app = await startTestApp("sqlite", { settings, pages: await builtPages() })
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(() => app.stop())

  const get = (url: string, headers: Record<string, string> = {}) => app.request({ url, headers })
  const urlOf = (number: string, language = "en") => `/og/certificates/${encodeURIComponent(number)}/${language}.png`
  async function create(some: Partial<CreateCertificate>) {
    const { token } = await app.as("admin")
    const payload = aCertificate(some)
    const created = await app.request({ method: "POST", url: "/api/certificates/register", payload }, token)
    return (call: string, payload: object = {}) =>
      app.request({ method: "PATCH", url: `/api/certificates/${call}/${created.json().data._id}`, payload }, token)
  }
  const metaOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta property="og:([a-z:]+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )

  test("is named by the page of a valid certificate, with title, text and address of its own, in the page's language", async () => {
    await create({ certificationNo: "OG/1", candidateName: "মেহজাবিন চৌধুরী", latinName: "Mehjabin Chowdhury" })
    for (const language of ["en", "bn"]) {
      const { headers } = await get(`/${language}/c/OG%2F1`)
      const { body } = await get(String(headers.location))
      const meta = metaOf(body)
      expect(meta.image).toBe(`https://prohori.example/og/certificates/OG%2F1/${language}.png?v=1`)
      expect(meta.url).toBe(`https://prohori.example/${language}/verify-certificate?no=OG%2F1`)
      const name = language === "en" ? "Mehjabin Chowdhury" : "মেহজাবিন চৌধুরী"
      for (const text of [meta.title, meta["image:alt"]]) expect(text).toContain(name)
      expect(meta.description).toContain("OG/1")
      const image = await get(new URL(meta.image ?? "").pathname)
      expect([image.statusCode, image.headers["content-type"]]).toEqual([200, "image/png"])
      expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
      expect(image.rawPayload.length).toBeLessThan(120_000)
      expect(image.headers).toMatchObject({
        "cache-control": "public, no-cache",
        "cross-origin-resource-policy": "cross-origin",
      })
    }
  })

  test("does not outlive a revocation or a correction", async () => {
    const change = await create({ certificationNo: "OG-2" })
    const first = await get(urlOf("OG-2"))
    const etag = String(first.headers.etag)
    expect((await get(urlOf("OG-2"), { "if-none-match": etag })).statusCode).toBe(304)
    await change("withdraw-certificate")
    const revoked = await get(urlOf("OG-2"), { "if-none-match": etag })
    expect([revoked.statusCode, revoked.json().code]).toEqual([410, "certificateRevoked"])
    const meta = metaOf((await get("/en/verify-certificate?no=OG-2")).body)
    expect([meta.image, meta.title]).toEqual(["https://prohori.example/og/en.png", "Verify a certificate"])
    await change("reinstate-certificate")
    await change("correct-certificate", { candidateName: "Somebody Else", reason: "Misspelt" })
    expect((await get(urlOf("OG-2"), { "if-none-match": etag })).statusCode).toBe(200)
    expect(metaOf((await get("/en/verify-certificate?no=OG-2")).body).image).toMatch(/\?v=2$/)
    await create({ certificationNo: "OG-3", issuedOn: "2020-01-01", expiresOn: "2021-01-01" })
    expect((await get(urlOf("OG-3"))).statusCode).toBe(410)
  })

  test("says where the current state is shown, not that the certificate is valid: other sites keep copies", async () => {
    const { certificateCard } = await (await builtPages()).site()
    const { certificationNo } = aCertificate({ certificationNo: "OG-5" })
    await create({ certificationNo })
    const found = (await get(`/api/certificates/verify/${certificationNo}`)).json().data
    const [english, bengali] = (["en", "bn"] as const).map((language) => certificateCard(found, language))
    expect(english).toMatchObject({ tag: "OG-5", person: "Check its current state at the link" })
    expect(english?.text).toBe(`Certificate: ${found.certificationName}`)
    expect(JSON.stringify(english)).not.toMatch(/valid|verified/i)
    expect(bengali).toMatchObject({ tag: "OG-5", person: "সনদটি এখন বৈধ কি না, লিংকে দেখুন" })
    expect(bengali?.text).toBe(`সনদ: ${found.certificationName}`)
  })

  test("for an unknown number does not exist and takes no place in the queue, and counts towards the network's limit", async () => {
    // The budget is refilled all the time: on a busy machine it would not be used up.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
    const unknown = (index: number) => app.app.inject({ url: urlOf(`NO-${index}`), remoteAddress: "10.40.0.1" })
    const responses = await Promise.all(Array.from({ length: 400 }, (_, index) => unknown(index)))
    expect(responses.filter(({ statusCode }) => statusCode === 404).length).toBeGreaterThan(390)
    expect((await unknown(401)).statusCode).toBe(429)
    for (const url of ["/og/certificates/%00/bn.png", "/og/certificates/OG-2/fr.png", "/og/certificates/OG-2/bn.jpg"])
      expect((await get(url)).statusCode).toBe(404)
  })

  test("shows the name in Latin letters if our fonts lack those of the name; without them there is none", async () => {
    const { certificateCard } = await (await builtPages()).site()
    await create({ certificationNo: "OG-6", candidateName: "张 伟" })
    expect((await get(urlOf("OG-6"))).json()).toMatchObject({ code: "lettersMissing" })
    const meta = metaOf((await get("/en/verify-certificate?no=OG-6")).body)
    expect([meta.image, meta.title]).toEqual(["https://prohori.example/og/en.png", expect.stringContaining("张 伟")])
    await create({ certificationNo: "OG-7", candidateName: "张 伟", latinName: "Zhāng Wei" })
    const found = (await get("/api/certificates/verify/OG-7")).json().data
    expect(certificateCard(found, "bn").title).toBe("Zhāng Wei")
    expect((await get(urlOf("OG-7", "bn"))).statusCode).toBe(200)
  })

  test("can be drawn for any name of any length", async () => {
    for (const [index, candidateName] of [
      "W 😀",
      "W".repeat(200),
      "ক্ষ্মী ".repeat(25),
      "<b>&amp;".repeat(20),
    ].entries()) {
      await create({ certificationNo: `OG-4-${index}`, candidateName, certificationName: candidateName })
      expect((await get(urlOf(`OG-4-${index}`, "bn"))).statusCode).toBe(200)
    }
  })
})
