import { expect, test } from "vitest"
import { aCertificate, aCourse } from "#test/factories.ts"
import { describedCalls } from "#test/fuzz/fuzz-calls.ts"
import { onAnyDatabase } from "#test/test-app.ts"

onAnyDatabase("bad input", (app) => {
  const register = async (payload: object | string | Buffer, headers: Record<string, string> = {}) => {
    const { token } = await app().as("admin")
    return app().request({ method: "POST", url: "/api/certificates/register", payload, headers }, token)
  }
  const json = { "content-type": "application/json" }

  test.for([
    ["broken JSON", "{", json, 400],
    ["no body", "", json, 400],
    ["an array", "[]", json, 400],
    ["text", "candidateName=x", { "content-type": "text/plain" }, 415],
    ["a form", "candidateName=x", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["a body of 2 MB", JSON.stringify({ candidateName: "x".repeat(2_000_000) }), json, 413],
    ["JSON in Latin-1", Buffer.from(JSON.stringify(aCertificate({ candidateName: "José" })), "latin1"), json, 400],
    ["brackets in brackets", `{"candidateName":${"[".repeat(16)}${"]".repeat(16)}}`, json, 400],
    ["braces in braces", `${'{"a":'.repeat(17)}1${"}".repeat(17)}`, json, 400],
    ["a poisoned prototype", '{"__proto__":{"role":"admin"}}', json, 400],
  ] as const)("%s is rejected in the failure envelope", async ([, payload, headers, status]) => {
    const response = await register(payload, headers)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ success: false, message: expect.stringMatching(/^[A-Z]/) })
    expect(response.body).not.toMatch(/stack|node_modules|SQL|Error/)
  })

  // Otherwise valid, so that nothing but the parser refuses it.
  test.for(['"__proto__":{"role":"admin"}', '"constructor":{"prototype":{"role":"admin"}}'])(
    "a complete form with %s is rejected by the JSON parser",
    async (poison) => {
      const response = await register(`{${poison},${JSON.stringify(aCertificate()).slice(1)}`, json)
      expect([response.statusCode, response.json().code]).toEqual([400, "badJson"])
    },
  )

  test.for([
    [{ candidateName: 5 }, "candidateName", "Please enter this as text"],
    [{ candidateName: null }, "candidateName", "All fields are required"],
    [{ batchNo: "x".repeat(65) }, "batchNo", "Please use at most 64 characters"],
    [{ certificationName: "a\u0000b" }, "certificationName", "Please remove the characters that cannot be printed"],
    [{ certificationName: "\ud800" }, "certificationName", "Please remove the characters that cannot be printed"],
    [{ candidateEmail: "a@b.co\r\nBcc: c@d.co" }, "candidateEmail", "Please enter a valid email"],
    [{ certificationNo: ".." }, "certificationNo", "Please use at least one letter or digit"],
    [{ certificationNo: "\u200bZ1" }, "certificationNo", "Please remove the characters that cannot be printed"],
    [{ certificationNo: undefined }, "certificationNo", "All fields are required"],
  ])("a certificate with %j is rejected with an error at that field", async ([fields, field, message]) => {
    const response = await register({ ...aCertificate(), ...(fields as object) })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message, errors: [{ field, message }] })
  })

  test.for(["verify/%E0%A4%A", "verify/%00", "verify/%ED%A0%80", "verify/xxx…", "verify/a/b", "no-such-call?x=1&x=2"])(
    "GET %s fails with a 4xx in the failure envelope",
    async (path) => {
      const response = await app().request({ url: `/api/certificates/${path.replace("…", "x".repeat(3000))}` })
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
      expect(response.statusCode).toBeLessThan(500)
      expect(response.json()).toMatchObject({ success: false })
      expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  test.for(["[[[[[[[[[[]]]]]]]]]]", '{"toString":1}'])(
    "a discount that is not a number is rejected with an error at that field",
    async (discount) => {
      const { token } = await app().as("admin")
      const payload = JSON.stringify({ ...aCourse(), discount: 0 }).replace('"discount":0', `"discount":${discount}`)
      const url = "/api/courses/register"
      const response = await app().request({ method: "POST", url, payload, headers: json }, token)
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toMatchObject([
        { field: "discount", message: "Please enter a whole number from 0 to 100" },
      ])
    },
  )

  test("a list of thousands of wrong items gets one error, in every call that takes a list", async () => {
    const { token } = await app().as("admin")
    const described = describedCalls(app().app.swagger() as never)
    const lists = described.flatMap(({ method, path, body, example }) =>
      Object.entries(body?.properties ?? {})
        .filter(([, { type }]) => type === "array")
        .map(([field, { maxItems }]) => ({ method, path, field, maxItems, example: example as object })),
    )
    expect(lists.length).toBeGreaterThan(15)
    for (const { method, path, field, maxItems = 0, example } of lists) {
      // The lists of the site are written in a form, which shows an error beside each item.
      const isWritten = path.startsWith("/api/site/")
      for (const [count, code, wrongField, errorCount] of [
        [14_000, isWritten ? "listTooLong" : "chosenTooMany", field, 1],
        [maxItems, "badInput", isWritten ? `${field}.0` : field, isWritten ? maxItems : 1],
      ] as const) {
        const payload = { ...example, ids: undefined, filter: undefined, [field]: Array(count).fill(1) }
        const response = await app().request({ method, url: path, payload }, token)
        const { errors } = response.json()
        const refused = { path, count, status: response.statusCode, error: errors?.[0] }
        expect(refused).toMatchObject({ path, count, status: 400, error: { field: wrongField, code } })
        expect(errors).toHaveLength(errorCount)
      }
    }
  })

  test("a parameter longer than that of any record returns 404", async () => {
    const response = await app().request({ url: `/api/certificates/verify/${"x".repeat(2001)}` })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      success: false,
      code: "addressNotFound",
      message: "There is nothing at this address",
    })
  })

  test.for(["page=0", "page=-1", "page=x", "page=1.5", "page=", "page=1&page=2", "limit=101", "page=99999999999"])(
    "a list rejects %s",
    async (query) => {
      const { token } = await app().as("admin")
      const response = await app().request({ url: `/api/certificates/get-certificates?${query}` }, token)
      expect(response.statusCode).toBe(400)
    },
  )

  test.for(["none", "%00", "0", "'; drop table certificate; --"])(
    "an update or delete with the id %s is rejected",
    async (id) => {
      const { token } = await app().as("admin")
      for (const [method, verb] of [
        ["PATCH", "update"],
        ["DELETE", "delete"],
      ] as const) {
        const url = `/api/certificates/${verb}-certificate/${encodeURIComponent(id).replace("%2500", "%00")}`
        const { statusCode } = await app().request({ method, url }, token)
        expect([400, 404]).toContain(statusCode)
      }
    },
  )

  test("a page far past the end is empty, not an error", async () => {
    const { token } = await app().as("admin")
    const response = await app().request({ url: "/api/certificates/get-certificates?page=1000000000&limit=100" }, token)
    expect(response.json()).toMatchObject({ data: [], meta: { from: 0, to: 0 } })
  })
})
