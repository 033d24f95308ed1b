import sharp from "sharp"
import { beforeAll, expect, test } from "vitest"
import { aCertificate } from "#test/factories.ts"
import { formOf, noiseImage } from "#test/fuzz/hostile-images.ts"
import { onAnyDatabase, type TestApp } from "#test/test-app.ts"

const nobody = { nameBn: "", nameEn: "", titleBn: "", titleEn: "", image: "" }

/** Dark pixels above the middle of the lower edge, where the signature is. */
async function inkOf(svgOrPng: Buffer) {
  const lower = sharp(svgOrPng).resize(1600, 1131, { fit: "fill" }).flatten({ background: "#fff" })
  const pixels = await lower.extract({ left: 680, top: 840, width: 240, height: 60 }).greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 60).length
}

onAnyDatabase("the signatory", (app) => {
  let admin: Awaited<ReturnType<TestApp["as"]>>
  beforeAll(async () => {
    admin = await app().as("admin")
    const payload = aCertificate({ certificationNo: "SIGNED-1", certificationName: "Web Security" })
    await app().request({ method: "POST", url: "/api/certificates/register", payload }, admin.token)
  })
  const call = (method: "GET" | "POST" | "PATCH", name: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/certificates/${name}`, headers, ...(payload && { payload }) }, admin.token)
  const save = (payload: object, headers = {}) => call("PATCH", "update-signatory", payload, headers)
  const document = (file: string) => app().request({ url: `/api/certificates/document/${file}` })
  const upload = async (bytes: Buffer) => {
    const form = await formOf({ field: "image", bytes })
    return (await app().request({ method: "POST", url: "/api/images", ...form }, admin.token)).json().data.url as string
  }
  const signature = (width = 300, background = "#000") =>
    sharp({ create: { width, height: 80, channels: 4, background } })
      .png()
      .toBuffer()

  test("is on each document from the moment it is saved, in the document's language", async () => {
    const before = await document("SIGNED-1.png")
    const image = await upload(await signature())
    const saved = await save({ nameBn: "ড. নুসরাত জাহান", nameEn: "Dr. Nusrat Jahan", titleEn: "Director", image })
    expect(saved.json()).toMatchObject({ data: { nameEn: "Dr. Nusrat Jahan", titleBn: "", image } })
    const after = await document("SIGNED-1.png")
    expect([await inkOf(before.rawPayload), (await inkOf(after.rawPayload)) > 3000]).toEqual([expect.any(Number), true])
    expect(await inkOf(before.rawPayload)).toBeLessThan(200)
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect((await document("SIGNED-1.pdf")).rawPayload.length).toBeGreaterThan(10_000)
    await save({ nameBn: "" })
    expect((await document("SIGNED-1.png?language=bn")).statusCode).toBe(200)
    await save(nobody)
    expect((await document("SIGNED-1.png")).headers.etag).toBe(before.headers.etag)
  })

  test("is shown on samples before it is saved", async () => {
    const image = await upload(await signature())
    const drawn = await call("POST", "preview-signatory", { nameEn: "Dr. Nusrat Jahan", image })
    expect(drawn.statusCode).toBe(200)
    const { bn, en } = drawn.json().data
    expect(await Promise.all([bn, en].map((svg) => inkOf(Buffer.from(svg)).then((ink) => ink > 3000)))).toEqual([
      true,
      true,
    ])
    expect((await call("GET", "get-signatory")).json()).toMatchObject({ data: nobody })
  })

  test("is audited with old and new values, and an edit from an old state is refused", async () => {
    const state = await call("GET", "get-signatory")
    const { etag } = state.headers
    expect((await save({ nameEn: "Farhana Haque" }, { "if-match": etag })).statusCode).toBe(200)
    const late = await save({ nameEn: "Tanvir Hasan" }, { "if-match": etag })
    expect([late.statusCode, late.json().code]).toEqual([412, "editConflict"])
    // An update without changes writes no entry.
    await save({ nameEn: "Farhana Haque" })
    const url = "/api/audit/get-entries?kind=certificate&search=signatory"
    const [entry, ...others] = (await app().request({ url }, admin.token)).json().data
    expect(entry).toMatchObject({ action: "certificate.change-signatory", actor: admin.email, record: "Farhana Haque" })
    expect(JSON.parse(entry.details)).toEqual({ changed: { nameEn: ["", "Farhana Haque"] } })
    expect(others.filter(({ record }: { record: string }) => record === "Farhana Haque")).toEqual([])
  })

  test("needs a name, and an image that was uploaded here", async () => {
    await save(nobody)
    const uploaded = await upload(await signature(200))
    const refused = [
      [{ titleEn: "Director" }, "nameBn", "signatoryNameMissing"],
      [{ image: uploaded }, "nameBn", "signatoryNameMissing"],
      [{ nameEn: "A", image: "https://example.com/signature.png" }, "image", "signatureElsewhere"],
      [{ nameEn: "A", image: "/demo/khulna.svg" }, "image", "signatureElsewhere"],
      [{ nameEn: "A", image: `http://localhost:3000/api/images/${"0".repeat(64)}.webp` }, "image", "imageGone"],
      [{ nameEn: "x".repeat(201) }, "nameEn", "tooLong"],
    ] as const
    for (const [payload, field, code] of refused)
      for (const response of [await save(payload), await call("POST", "preview-signatory", payload)])
        expect(response.json()).toMatchObject({ success: false, errors: [{ field, code }] })
  })

  test("is stored byte for byte, without unknown fields", async () => {
    const nameEn = `<script>alert("১")</script> {{7*7}} '; drop table user; -- \\u0000 O’Brien & "রফিক"`
    const smuggled = { id: "smuggled", updatedAt: "smuggled", unknown: "smuggled", $set: "smuggled" }
    expect((await save({ nameEn, ...smuggled })).json()).toMatchObject({ success: true, data: { nameEn } })
    const row = await app().database.read.selectFrom("signatory").selectAll().executeTakeFirstOrThrow()
    expect(row.nameEn).toBe(nameEn)
    expect(JSON.stringify(row)).not.toContain("smuggled")
    await save(nobody)
  })

  test("is for admins only", async () => {
    const { token } = await app().as("registrar")
    for (const [method, name] of [
      ["GET", "get-signatory"],
      ["PATCH", "update-signatory"],
      ["POST", "preview-signatory"],
    ] as const) {
      const payload = method === "GET" ? undefined : { nameEn: "Mallory" }
      const response = await app().request({ method, url: `/api/certificates/${name}`, payload }, token)
      expect(response.statusCode).toBe(403)
    }
  })

  test("a large photo as signature keeps documents small, and a missing image does not stop them", async () => {
    const image = await upload(await noiseImage(1600, 457).jpeg().toBuffer())
    await save({ nameEn: "Dr. Nusrat Jahan", image })
    const large = await document("SIGNED-1.pdf")
    expect(large.rawPayload.length).toBeLessThan(200_000)
    const missing = await upload(await signature(210))
    await app().images.remove(missing.split("/").at(-1) ?? "")
    expect((await save({ image: missing })).statusCode).toBe(200)
    const without = await document("SIGNED-1.pdf")
    expect(without.statusCode).toBe(200)
    expect(without.rawPayload.length).toBeLessThan(large.rawPayload.length)
  })
})
