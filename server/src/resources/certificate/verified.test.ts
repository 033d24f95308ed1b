import type { CreateCertificate } from "contract"
import { afterEach, expect, test, vi } from "vitest"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("a verified certificate", (app) => {
  afterEach(() => void vi.useRealTimers())

  async function send(method: "POST" | "PATCH" | "DELETE", path: string, payload?: object) {
    const { token } = await app().as("admin")
    return (await app().request({ method, url: `/api/${path}`, payload }, token)).json().data
  }
  const create = (some: Partial<CreateCertificate>) => send("POST", "certificates/register", aCertificate(some))
  const verify = async ({ certificationNo }: CreateCertificate) =>
    (await app().request({ url: `/api/certificates/verify/${certificationNo}` })).json().data

  test("is valid until the end of the day in Dhaka on which it expires", async () => {
    const certificate = await create({ issuedOn: "2026-01-01", expiresOn: "2030-05-31" })
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2030-05-31T23:59:59.999+06:00") })
    expect(await verify(certificate)).toMatchObject({ isExpired: false, checkedAt: "2030-05-31T17:59:59.999Z" })
    vi.setSystemTime(Date.parse("2030-06-01T00:00:00+06:00"))
    expect(await verify(certificate)).toMatchObject({ isExpired: true, checkedAt: "2030-05-31T18:00:00.000Z" })
  })

  test("names the course that has its certification as title, as soon as there is one and until it is renamed", async () => {
    const certificate = await create({ certificationName: "Cloud Security Analyst" })
    expect((await verify(certificate)).courseRoute).toBe("")
    const course = await send("POST", "courses/register", aCourse({ title: "Cloud security  analyst", route: "ক্লাউড" }))
    expect((await verify(certificate)).courseRoute).toBe("ক্লাউড")
    await send("PATCH", `courses/update-course/${course._id}`, { title: "Cloud security" })
    expect((await verify(certificate)).courseRoute).toBe("")
  })
})
