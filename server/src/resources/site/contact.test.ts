import { contactLinks, siteLists } from "contract"
import { beforeEach, expect, test } from "vitest"
import { onAnyDatabase, type TestApp } from "#test/test-app.ts"

const office = { email: "office@example.com", phone: "+880 9600 000 014" }

onAnyDatabase("how the office is reached", (app) => {
  let editor: Awaited<ReturnType<TestApp["as"]>>
  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", name: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/site/${name}`, headers, ...(payload && { payload }) }, editor.token)
  const change = (payload: object, headers = {}) => call("PATCH", "update-contact", payload, headers)
  const saved = async () => (await call("GET", "get-contact")).json().data

  beforeEach(async () => {
    editor ??= await app().as("editor")
    await call("DELETE", "reset-contact")
  })

  test("is changed field by field, in both languages", async () => {
    await change({ ...office, address: "ঢাকা", en: { address: "Dhaka" } })
    const response = await change({ whatsapp: "wa.example/office", en: { hours: "10 to 6" } })
    expect([response.statusCode, response.json().data]).toMatchObject([
      200,
      { ...office, address: "ঢাকা", whatsapp: "https://wa.example/office", en: { address: "Dhaka", hours: "10 to 6" } },
    ])
  })

  test("has a phone number as it is written, in Latin digits", async () => {
    await change({ phone: "০৯৬০০-০০০ ০১৪" })
    expect((await saved()).phone).toBe("09600-000 014")
  })

  test("is another section than the announcement: a change of one is no conflict for the other", async () => {
    const { etag } = (await change(office)).headers
    await call("PATCH", "update-announcement", { heading: "Other" })
    expect((await change({ phone: "123456" }, { "if-match": etag })).statusCode).toBe(200)
    expect((await change({ phone: "1234567" }, { "if-match": etag })).statusCode).toBe(412)
    const states = (await call("GET", "get-sections")).json().data
    expect(states.map(({ section, announced }: Record<string, string>) => [section, announced])).toEqual([
      ["announcement", "off"],
      ["contact", ""],
      ["legal", ""],
      ...siteLists.map((list) => [list, ""]),
    ])
  })

  test("is reset and restored", async () => {
    const { version } = (await change(office)).json().data
    expect((await call("DELETE", "reset-contact")).json().data).toMatchObject({ isShipped: true, email: "" })
    await call("POST", "restore-version", { section: "contact", version })
    expect(await saved()).toMatchObject(office)
  })

  test.for([
    [{ email: "" }, "email", "allFieldsRequired"],
    [{ email: "nobody" }, "email", "invalidEmail"],
    [{ email: "a@example.com\r\nBcc: b@example.com" }, "email", "invalidEmail"],
    [{ phone: " " }, "phone", "allFieldsRequired"],
    [{ phone: "call us" }, "phone", "invalidPhone"],
    [{ address: "x".repeat(201) }, "address", "tooLong"],
    [{ en: { hours: "x".repeat(201) } }, "en.hours", "tooLong"],
    ...contactLinks.map((name) => [{ [name]: "javascript:alert(1)" }, name, "invalidLink"] as const),
    [{ whatsapp: "/courses" }, "whatsapp", "invalidLink"],
  ] as [object, string, string][])("refuses %j", async ([changes, field, code]) => {
    const response = await change(changes)
    expect([response.statusCode, response.json().errors]).toMatchObject([400, [{ field, code }]])
  })

  test("stores the longest allowed links, ignores unknown fields, and stores markup as plain text", async () => {
    const long = `https://example.com/${"x".repeat(1900)}`
    const response = await change({
      ...Object.fromEntries(contactLinks.map((name) => [name, long])),
      unknown: "smuggled",
    })
    expect(response.statusCode).toBe(200)
    await change({ address: "<script>alert(1)</script>" })
    expect(await saved()).toMatchObject({ mapUrl: long, address: "<script>alert(1)</script>" })
    const row = app().database.read.selectFrom("siteVersion").selectAll().orderBy("updatedAt", "desc")
    expect(JSON.stringify(await row.executeTakeFirst())).not.toContain("smuggled")
  })

  test.for(["registrar", "student"] as const)("a %s cannot change it", async (role) => {
    const { token } = await app().as(role)
    for (const [method, name] of [
      ["PATCH", "update-contact"],
      ["DELETE", "reset-contact"],
      ["GET", "get-contact"],
    ] as const) {
      const options = { method, url: `/api/site/${name}`, ...(method === "PATCH" && { payload: office }) }
      expect([name, (await app().request(options, token)).statusCode]).toEqual([name, 403])
    }
  })
})
