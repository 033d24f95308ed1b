import { expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { aCertificate } from "#test/factories.ts"
import { startTestApp } from "#test/test-app.ts"

test("a certificate's page says noindex, unless its holder allows search engines and while it is valid", async () => {
  const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }
  const app = await startTestApp("sqlite", { settings, pages: await builtPages() })
  const { token } = await app.as("admin")
  const send = (method: "PATCH" | "POST", path: string, payload: object = {}) =>
    app.request({ method, url: `/api/certificates/${path}`, payload }, token)
  const { _id } = (await send("POST", "register", aCertificate({ certificationNo: "BOT-1" }))).json().data
  const headOf = async (url = "/en/verify-certificate?no=bot%201") => {
    const { body } = await app.request({ url })
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]
    return { isHidden: body.includes('<meta name="robots" content="noindex"/>'), canonical }
  }
  const hidden = { isHidden: true, canonical: undefined }
  expect(await headOf()).toEqual(hidden)
  const allow = { indexedSince: new Date().toISOString() }
  await app.database.write(["certificate"], (trx) =>
    trx.updateTable("certificate").set(allow).where("_id", "=", _id).execute(),
  )
  const canonical = "https://prohori.example/en/verify-certificate?no=BOT-1"
  expect(await headOf()).toEqual({ isHidden: false, canonical })
  const { body } = await app.request({ url: "/sitemap.xml" })
  expect(body).not.toContain("BOT-1")
  await send("PATCH", `withdraw-certificate/${_id}`)
  expect(await headOf()).toEqual(hidden)
  expect(await headOf("/en/verify-certificate?no=BOT-2")).toEqual(hidden)
  expect((await headOf("/en/verify-certificate")).isHidden).toBe(false)
  await app.stop()
})
