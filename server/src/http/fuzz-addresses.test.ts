import { beforeAll, expect, test } from "vitest"
import { describedCalls } from "#test/fuzz-calls.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const aside = await startTestApp("sqlite")
const calls = describedCalls(aside.app.swagger() as never)
await aside.stop()

const badQueries: Record<string, string[]> = {
  page: ["0", "-1", "x", "1.5", "", "1e3", "০", "1000000001", "99999999999999999999", "1&page=2", "null", "%00", "[]"],
  limit: ["0", "-1", "x", "101", "1000000000", "10&limit=10", "%F0%9F%98%80"],
  search: ["%00", "x".repeat(201), "a&search=b", "%E2%80%AE"],
  dryRun: ["2", "yes", "1&dryRun=0", ""],
  isVerified: ["2", "no", "true&isVerified=false", "", "%00"],
  actor: ["%00", "x".repeat(255), "a&actor=b"],
  kind: ["none", "User", "", "user&kind=mail", "__proto__", "%00"],
  ids: ["", ",", "a,", "a,,b", "a&ids=b", "%00", "a%20b", "x".repeat(65), Array(101).fill("a").join(",")],
}

const noIds = [
  ..."none 0 -1 null undefined __proto__ constructor * %25 %00 %E0%A4%A %ED%A0%80 %2e%2e ..%2f %0d%0aset-cookie:a=b".split(
    " ",
  ),
  encodeURIComponent("'; drop table user; --"),
  encodeURIComponent("<script>alert(1)</script>"),
  encodeURIComponent("য়".repeat(60)),
  "019a8f3e-6c1d-7b52-9e04-000000000000",
  "x".repeat(500),
  "x".repeat(501),
  "x".repeat(20_000),
]

onBothDatabases("every address", (app) => {
  let admin = ""
  beforeAll(async () => {
    admin = (await app().as("admin")).token
  })
  const told = { success: false, message: expect.stringMatching(/^[A-Z]/) }

  const queries = calls.flatMap((call) => Object.keys(call.query).map((name) => ({ ...call, name })))
  test.for(queries)("$call refuses what $name cannot be, by its name", async ({ method, path, name, mediaType }) => {
    for (const value of badQueries[name] ?? []) {
      const headers = mediaType ? { "content-type": mediaType } : {}
      const answer = await app().request(
        { method, url: `${path}?${name}=${value}`, headers, payload: mediaType ? "x" : undefined },
        admin,
      )
      const said = { value, status: answer.statusCode, ...answer.json() }
      expect(said).toMatchObject({ value, status: 400, ...told, errors: [{ field: name }] })
    }
  })

  test.for(calls.filter(({ query }) => query.page))("$call is empty a thousand million pages on", async ({ path }) => {
    const answer = await app().request({ url: `${path}?page=1000000000&limit=100&unknown=1&unknown=2` }, admin)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ data: [], meta: { from: 0, to: 0, page: 1_000_000_000 } })
  })

  test.for(calls.filter(({ hasParameter }) => hasParameter))("$call finds nothing where nothing is", async (call) => {
    for (const id of noIds) {
      const url = call.path.replace(/\{\w+\}/, () => id)
      const answer = await app().request({ method: call.method, url, payload: call.example as object }, admin)
      const said = { id, status: answer.statusCode, ...answer.json() }
      expect(said).toMatchObject({
        id,
        status: expect.toSatisfy((status) => [400, 404].includes(status)),
        ...told,
        ...(said.errors && { errors: expect.anything() }),
      })
      expect(answer.headers["set-cookie"]).toBeUndefined()
    }
  })

  test.for(calls)("$call is not to be had by another method", async ({ path, method }) => {
    const taken = calls.filter((call) => call.path === path).map((call) => call.method as string)
    for (const other of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
      if (other === method || taken.includes(other)) continue
      const answer = await app().request(
        {
          method: other,
          url: path.replace(/\{\w+\}/, "none"),
          headers: { "content-type": "application/json" },
          payload: other === "GET" ? undefined : "{}",
        },
        admin,
      )
      const said = { other, status: answer.statusCode, ...answer.json() }
      expect(said).toMatchObject({ other, status: 405, ...told })
      expect(answer.headers.allow?.toString().split(", ")).toEqual(expect.arrayContaining([method, ...taken]))
    }
  })
})
