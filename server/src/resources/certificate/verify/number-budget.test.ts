import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { inProcess } from "#http/load-shedding/load-shedding.ts"
import { aCertificate } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const settings = { rateLimit: 1_000_000 }

onAnyDatabase(
  "the register cannot be listed by trying numbers",
  (app) => {
    // The budget is refilled all the time: on a busy machine it would not be used up.
    beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }))
    afterEach(() => void vi.useRealTimers())
    beforeAll(async () => {
      const { token } = await app().as("admin")
      const payload = aCertificate({ certificationNo: "SUM-1" })
      await app().request({ method: "POST", url: "/api/certificates/register", payload }, token)
    })
    const get = async (path: string, remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app().app.inject({ url: `/api/certificates/${path}`, remoteAddress, headers })).statusCode
    const spend = async (count: number, path: (index: number) => string, address: string) => {
      for (let index = 0; index < count; index++) expect(await get(path(index), address)).toBe(404)
    }

    test("alone, as documents, as credentials and in lists together: 400 unknown numbers an hour, or 2,000 known ones", async () => {
      const address = "10.20.0.1"
      await spend(100, (index) => `verify/NO-${index}`, address)
      await spend(100, (index) => `document/NO-${index}.pdf`, address)
      await spend(100, (index) => `credential/NO-${index}`, address)
      const numbers = Array.from({ length: 99 }, (_, index) => `NO-${index}`)
      const many = { method: "POST", url: "/api/certificates/verify-many", remoteAddress: address } as const
      expect((await app().request({ ...many, payload: { numbers } })).statusCode).toBe(200)
      for (let index = 0; index < 5; index++) expect(await get("verify/SUM-1", address)).toBe(200)
      for (const path of ["verify/SUM-1", "verify/NO-1", "document/SUM-1.pdf", "credential/SUM-1"])
        expect([path, await get(path, address)]).toEqual([path, 429])
      const refused = await app().request({ url: "/api/certificates/verify/SUM-1", remoteAddress: address })
      expect(refused.json()).toMatchObject({ code: "tooManyNumbers", params: { minutes: 1 } })
      expect(await get("verify/SUM-1", "10.20.0.2")).toBe(200)
    })

    test("one customer with an IPv6 /48 looks up 16 times as many as one of its networks, not 65,536 times", async () => {
      const numbers = Array.from({ length: 100 }, (_, index) => `NO-${index}`)
      const request = { method: "POST", url: "/api/certificates/verify-many", payload: { numbers } } as const
      const lookUp = async (network: string) =>
        (await app().request({ ...request, remoteAddress: `${network}::1` })).statusCode
      for (let index = 0; index < 16; index++)
        for (let count = 0; count < 4; count++) expect(await lookUp(`2001:db8:9:${index}`)).toBe(200)
      expect(await lookUp("2001:db8:9:16")).toBe(429)
      expect(await lookUp("2001:db8:a:16")).toBe(200)
    })

    test("a network whose limit is used up goes on after some seconds", async () => {
      await spend(400, (index) => `verify/NO-${index}`, "10.20.1.1")
      expect(await get("verify/SUM-1", "10.20.1.1")).toBe(429)
      vi.setSystemTime(Date.now() + 4000)
      expect(await get("verify/SUM-1", "10.20.1.1")).toBe(200)
    })

    test("a clock that is set back does not prolong the wait", async () => {
      await spend(400, (index) => `verify/NO-${index}`, "10.20.3.1")
      vi.setSystemTime(Date.now() - 60 * 60 * 1000)
      expect(await get("verify/SUM-1", "10.20.3.1")).toBe(429)
      vi.setSystemTime(Date.now() + 4000)
      expect(await get("verify/SUM-1", "10.20.3.1")).toBe(200)
    })

    test("the renderer's requests count for the visitor of the page, and nobody else can name another visitor", async () => {
      const visitor = { "x-visitor": "10.20.2.1" }
      for (let index = 0; index < 400; index++) expect(await get(`verify/P-${index}`, inProcess, visitor)).toBe(404)
      expect(await get("verify/SUM-1", "10.20.2.1")).toBe(429)
      expect(await get("verify/SUM-1", "10.20.2.1", { "x-visitor": "10.20.2.9" })).toBe(429)
      expect(await get("verify/SUM-1", "10.20.2.2", visitor)).toBe(200)
    })
  },
  settings,
)
