import { dhakaDay, maxSignatories } from "contract"
import sharp from "sharp"
import { beforeAll, beforeEach, expect, test, vi } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { aCertificate } from "#test/factories.ts"
import { formOf } from "#test/fuzz/hostile-images.ts"
import { lockWaits } from "#test/postgres/lock-waits.ts"
import { onAnyDatabase, type TestApp } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000
const dayIn = (days: number) => dhakaDay(Date.now() + days * dayMs)
const nobody = { nameBn: "", nameEn: "", titleBn: "", titleEn: "", image: "" }

/** Blue pixels above the middle of the lower edge, where the signature is. */
async function blueIn(png: Buffer) {
  const lower = sharp(png).resize(1600, 1131, { fit: "fill" }).extract({ left: 680, top: 840, width: 240, height: 60 })
  const pixels = await lower.removeAlpha().raw().toBuffer()
  return pixels.filter((blue, index) => index % 3 === 2 && blue > 200 && (pixels[index - 2] ?? 0) < 60).length
}

onAnyDatabase("signatories", (app) => {
  let admin: Awaited<ReturnType<TestApp["as"]>>
  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", name: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/certificates/${name}`, headers, ...(payload && { payload }) }, admin.token)
  const read = async (url: string) => (await app().request({ url: `/api/${url}` }, admin.token)).json()
  const add = (signsFrom: string, fields: object = { nameEn: "Farhana Haque" }) =>
    call("POST", "add-signatory", { ...fields, signsFrom })
  const all = async () => (await call("GET", "get-signatories")).json().data
  const document = async (number: string, format = "pdf") => {
    const { headers, rawPayload } = await app().request({ url: `/api/certificates/document/${number}.${format}` })
    return { etag: headers.etag, bytes: rawPayload }
  }
  /** Whether two documents are the same, without a long message of bytes. */
  const same = async (number: string, before: Awaited<ReturnType<typeof document>>, format?: string) => {
    const { etag, bytes } = await document(number, format)
    expect(etag === before.etag).toBe(bytes.equals(before.bytes))
    return etag === before.etag
  }
  const entries = async (search: string) => (await read(`audit/get-entries?kind=certificate&search=${search}`)).data

  beforeAll(async () => {
    admin = await app().as("admin")
    for (const [certificationNo, issuedOn] of [
      ["OLD", "2020-03-01"],
      ["MIDDLE", "2024-05-31"],
      ["NEW", "2026-01-01"],
    ])
      await call("POST", "register", aCertificate({ certificationNo, issuedOn, batchNo: "periods" }))
  })
  beforeEach(async () => {
    for (const { _id, signsFrom } of await all()) if (signsFrom) await call("DELETE", `delete-signatory/${_id}`)
    await call("PATCH", "update-signatory", { ...nobody, nameEn: "Nusrat Jahan" })
  })

  test("sign the certificates of their days: those of earlier days stay byte for byte as they are", async () => {
    const [old, middle, recent] = [await document("OLD"), await document("MIDDLE"), await document("NEW")]
    const image = await document("OLD", "png")
    const added = await add("2024-06-01")
    expect([added.statusCode, added.json()]).toMatchObject([
      201,
      { data: { nameEn: "Farhana Haque", signsFrom: "2024-06-01" } },
    ])
    expect([await same("OLD", old), await same("MIDDLE", middle), await same("NEW", recent)]).toEqual([
      true,
      true,
      false,
    ])
    expect(await same("OLD", image, "png")).toBe(true)
    // One in between, from the very day of issue on.
    await add("2024-05-31", { nameEn: "Tanvir Hasan" })
    expect([await same("OLD", old), await same("MIDDLE", middle)]).toEqual([true, false])
    const [, tanvir, farhana] = await all()
    await call("PATCH", `update-signatory/${tanvir._id}`, { signsFrom: "2024-06-02" })
    expect(await same("MIDDLE", middle)).toBe(true)
    for (const { _id } of [tanvir, farhana])
      expect((await call("DELETE", `delete-signatory/${_id}`)).statusCode).toBe(200)
    expect(await same("NEW", recent)).toBe(true)
  })

  test("sign a correction from its day on, also of an old certificate", async () => {
    const payload = aCertificate({ certificationNo: "CORRECTED", issuedOn: "2020-03-01" })
    const { _id } = (await call("POST", "register", payload)).json().data
    const before = await document("CORRECTED", "svg")
    const successor = await add(dayIn(0))
    expect(await same("CORRECTED", before, "svg")).toBe(true)
    const correction = { candidateName: "Nusrat Zahan", reason: "Spelling" }
    expect((await call("PATCH", `correct-certificate/${_id}`, correction)).statusCode).toBe(200)
    const corrected = await document("CORRECTED", "svg")
    await call("DELETE", `delete-signatory/${successor.json().data._id}`)
    expect(await same("CORRECTED", corrected, "svg")).toBe(false)
    await add(dayIn(0))
    expect(await same("CORRECTED", corrected, "svg")).toBe(true)
  })

  test("are drawn with their own signatures in a ZIP archive, and read once for it", async () => {
    const upload = async (background: string) => {
      const image = sharp({ create: { width: 300, height: 80, channels: 4, background } })
      const form = await formOf({ field: "image", bytes: await image.png().toBuffer() })
      return (await app().request({ method: "POST", url: "/api/images", ...form }, admin.token)).json().data.url
    }
    await call("PATCH", "update-signatory", { image: await upload("#000") })
    await add("2024-06-01", { nameEn: "Farhana Haque", image: await upload("#00f") })
    const rows = Array.from({ length: 12 }, (_, index) =>
      newCertificate(
        aCertificate({
          certificationNo: `ZIP-${index}`,
          issuedOn: index % 2 ? "2020-03-01" : "2025-03-01",
          batchNo: "in turn",
        }),
      ),
    )
    await app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
    const reads = vi.spyOn(app().database.read, "selectFrom")
    const { rawPayload } = await call("GET", "documents?batchNo=in+turn")
    const count = reads.mock.calls.filter(([table]) => (table as unknown) === "signatory").length
    reads.mockRestore()
    expect(count).toBeLessThanOrEqual(1)
    expect(await blueIn((await document("ZIP-0", "png")).bytes)).toBeGreaterThan(3000)
    expect(await blueIn((await document("ZIP-1", "png")).bytes)).toBe(0)
    for (const number of ["ZIP-0", "ZIP-1"]) expect(rawPayload.includes((await document(number)).bytes)).toBe(true)
  })

  test("are listed in the order of their days, and one of them is the present one", async () => {
    await add(dayIn(1), { nameBn: "তানভীর হাসান" })
    await add(dayIn(-30), { nameEn: "Rafiq Ahmed" })
    await add(dayIn(0))
    const listed = (await all()).map(({ nameBn, nameEn, signsFrom, period }: Record<string, string>) => [
      nameEn || nameBn,
      signsFrom,
      period,
    ])
    expect(listed).toEqual([
      ["Nusrat Jahan", "", "earlier"],
      ["Rafiq Ahmed", dayIn(-30), "earlier"],
      ["Farhana Haque", dayIn(0), "present"],
      ["তানভীর হাসান", dayIn(1), "later"],
    ])
    // The calls without an id are about the present one.
    expect((await call("GET", "get-signatory")).json().data.nameEn).toBe("Farhana Haque")
    await call("PATCH", "update-signatory", { titleEn: "Director" })
    expect((await all()).map(({ titleEn }: { titleEn: string }) => titleEn)).toEqual(["", "", "Director", ""])
  })

  test("are audited with old and new values", async () => {
    const image = `/api/images/${"0".repeat(64)}.webp`
    const { _id } = (await add("2025-01-01", { nameEn: "Audited", titleEn: "Director" })).json().data
    await call("PATCH", `update-signatory/${_id}`, { signsFrom: "2025-02-01", titleBn: "পরিচালক" })
    // An update without changes writes no entry.
    await call("PATCH", `update-signatory/${_id}`, { signsFrom: "2025-02-01" })
    expect((await call("PATCH", `update-signatory/${_id}`, { image })).statusCode).toBe(400)
    await call("DELETE", `delete-signatory/${_id}`)
    const found = (await entries("Audited")).map(({ action, details, actor }: Record<string, string>) => {
      expect(actor).toBe(admin.email)
      return [action, JSON.parse(details ?? "").changed]
    })
    expect(found).toEqual([
      [
        "certificate.remove-signatory",
        {
          nameEn: ["Audited", ""],
          titleBn: ["পরিচালক", ""],
          titleEn: ["Director", ""],
          signsFrom: ["2025-02-01", ""],
        },
      ],
      ["certificate.change-signatory", { titleBn: ["", "পরিচালক"], signsFrom: ["2025-01-01", "2025-02-01"] }],
      [
        "certificate.add-signatory",
        { nameEn: ["", "Audited"], titleEn: ["", "Director"], signsFrom: ["", "2025-01-01"] },
      ],
    ])
    expect(JSON.stringify(await read("bin/get-deletions"))).not.toContain("Audited")
  })

  test("refuse wrong input beside its field", async () => {
    const { _id } = (await add("2024-06-01")).json().data
    await add("2025-06-01")
    const [first] = await all()
    const edit = (id: string, payload: object) => call("PATCH", `update-signatory/${id}`, payload)
    const refused = [
      [await add("2024-06-01"), 409, "signsFrom", "signatoryDayTaken"],
      [await edit(_id, { signsFrom: "2025-06-01" }), 409, "signsFrom", "signatoryDayTaken"],
      [await edit(first._id, { signsFrom: "2023-01-01" }), 409, "signsFrom", "signatoryFirst"],
      [await edit(_id, { signsFrom: "" }), 400, "signsFrom", "fieldRequired"],
      [await edit(_id, { nameEn: "" }), 200],
      [await edit(_id, { titleEn: "Director" }), 400, "nameBn", "signatoryNameMissing"],
      [await add("2026-02-30"), 400, "signsFrom", "invalidDay"],
      [await add("0000-01-01"), 400, "signsFrom", "invalidDay"],
      [await add(" "), 400, "signsFrom", "fieldRequired"],
      [await add("x".repeat(100_000)), 413],
      [await call("POST", "add-signatory", { nameEn: "A" }), 400, "signsFrom", "fieldRequired"],
      [await add("2026-02-01", { titleEn: "Director" }), 400, "nameBn", "signatoryNameMissing"],
      [await add("2026-02-01", { nameEn: "A", image: "/demo/khulna.svg" }), 400, "image", "signatureElsewhere"],
      [await call("DELETE", `delete-signatory/${first._id}`), 409, undefined, "signatoryFirst"],
    ] as const
    for (const [response, status, field, code] of refused) {
      expect([response.statusCode, response.json().message]).toEqual([status, expect.any(String)])
      if (field) expect(response.json()).toMatchObject({ errors: [{ field, code }] })
      else if (code) expect(response.json()).toMatchObject({ code })
    }
    // As a spreadsheet writes it.
    expect((await add("১/২/২০২৬")).json()).toMatchObject({ data: { signsFrom: "2026-02-01" } })
  })

  test("refuse an edit or removal from an old state, and of one that is gone", async () => {
    const { _id } = (await add("2024-06-01")).json().data
    const { etag } = (await call("PATCH", `update-signatory/${_id}`, { titleEn: "Director" })).headers
    const match = { "if-match": etag }
    expect((await call("PATCH", `update-signatory/${_id}`, { titleEn: "Rector" }, match)).statusCode).toBe(200)
    for (const response of [
      await call("PATCH", `update-signatory/${_id}`, { titleEn: "Dean" }, match),
      await call("DELETE", `delete-signatory/${_id}`, undefined, match),
    ])
      expect([response.statusCode, response.json().code]).toEqual([412, "editConflict"])
    await call("DELETE", `delete-signatory/${_id}`)
    for (const response of [
      await call("PATCH", `update-signatory/${_id}`, { titleEn: "Dean" }),
      await call("DELETE", `delete-signatory/${_id}`),
    ])
      expect([response.statusCode, response.json().code]).toEqual([404, "signatoryNotFound"])
  })

  test("are at most fifty, each from another day, also when admins add them at once", async () => {
    const days = Array.from({ length: maxSignatories - 3 }, (_, index) => dhakaDay(index * dayMs))
    for (const day of days) expect((await add(day)).statusCode).toBe(201)
    const twice = await Promise.all(["2020-01-01", "2020-01-01"].map((day) => add(day)))
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const last = await Promise.all(["2021-01-01", "2022-01-01", "2023-01-01"].map((day) => add(day)))
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400])
    expect(last.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
      code: "signatoriesTooMany",
      params: { max: maxSignatories },
    })
    expect(await all()).toHaveLength(maxSignatories)
  })

  test("one change waits for another", async () => {
    const { _id } = (await add("2024-06-01")).json().data
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
    const remove = () => call("DELETE", `delete-signatory/${_id}`)
    if (app().location.databaseUrl === undefined) {
      const [removed, changed] = await Promise.all([
        remove(),
        call("PATCH", `update-signatory/${_id}`, { nameEn: "B" }),
      ])
      expect([removed.statusCode, changed.statusCode]).toEqual([200, 404])
      return
    }
    const removing = app().database.write(["signatory"], async (trx) => {
      await trx.updateTable("lock").set({ name: "signatory" }).where("name", "=", "signatory").execute()
      await trx.deleteFrom("signatory").where("_id", "=", _id).execute()
      lock()
      await held
    })
    await locked
    const changing = call("PATCH", `update-signatory/${_id}`, { nameEn: "B" })
    await expect.poll(() => lockWaits(app().database)).toBe(1)
    release()
    await removing
    expect((await changing).statusCode).toBe(404)
  })

  test("are for admins only", async () => {
    const { token } = await app().as("registrar")
    for (const [method, name] of [
      ["GET", "get-signatories"],
      ["POST", "add-signatory"],
      ["PATCH", "update-signatory/signatory"],
      ["DELETE", "delete-signatory/signatory"],
    ] as const) {
      const payload = method === "GET" ? undefined : { nameEn: "Mallory", signsFrom: "2026-01-01" }
      const response = await app().request({ method, url: `/api/certificates/${name}`, payload }, token)
      expect(response.statusCode).toBe(403)
    }
  })

  test("are stored byte for byte, without unknown fields", async () => {
    const nameEn = `<script>alert("১")</script> {{7*7}} '; drop table user; -- \\u0000 O’Brien & "রফিক"`
    const smuggled = { _id: "smuggled", updatedAt: "smuggled", period: "smuggled", $set: "smuggled" }
    const { _id } = (await add("2024-06-01", { nameEn, ...smuggled })).json().data
    await call("PATCH", `update-signatory/${_id}`, { titleEn: nameEn, ...smuggled })
    const rows = await app().database.read.selectFrom("signatory").selectAll().where("_id", "=", _id).execute()
    expect(rows).toMatchObject([{ nameEn, titleEn: nameEn, signsFrom: "2024-06-01" }])
    expect(JSON.stringify(rows)).not.toContain("smuggled")
  })
})
