import { inventedSections } from "contract"
import { beforeAll, expect, test } from "vitest"
import { markSampleSite } from "#demo-records.ts"
import { siteFindings } from "#doctor/site-checks.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("parts of the site that nobody has saved", (app) => {
  let editor = ""
  let registrar = ""
  beforeAll(async () => {
    editor = (await app().as("editor")).token
    registrar = (await app().as("registrar")).token
  })
  const change = (name: string, payload?: object) => {
    const method = payload ? "PATCH" : "DELETE"
    return app().request({ method, url: `/api/site/${name}`, ...(payload && { payload }) }, editor)
  }
  const overview = async (token = editor) =>
    (await app().request({ url: "/api/overview/get-overview" }, token)).json().data
  const findings = async (publicUrl = "https://prohori.net", demo = true) =>
    (await siteFindings(app().database, { publicUrl, demo })).map(({ level, text }) => `${level} ${text}`)

  test("are listed for those who may save them, and by the doctor", async () => {
    expect((await overview()).unsavedSections).toEqual(inventedSections)
    expect((await overview(registrar)).unsavedSections).toEqual([])
    expect(await findings()).toContain('warning Nobody has saved the part "partners": the site leaves it out')
    await change("update-partners", { items: [] })
    expect((await overview()).unsavedSections).not.toContain("partners")
    expect((await findings()).join()).not.toContain('"partners"')
    await change("reset-partners")
    expect((await overview()).unsavedSections).toContain("partners")
  })

  test("a contact at .example is an error of a site with https, whether it was saved or is the sample", async () => {
    const wrong = "error The site's contact has addresses at .example, which nobody can reach"
    expect(await findings()).not.toContain(wrong)
    await change("update-contact", { email: "office@school.org", phone: "01700000001", chat: "https://chat.example/x" })
    expect(await findings()).toContain(wrong)
    expect(await findings("http://localhost:3000")).not.toContain(wrong)
    expect((await overview()).unsavedSections).toContain("contact")
    await change("update-contact", { chat: "https://example-chat.org/x" })
    expect(await findings()).not.toContain(wrong)
    expect((await overview()).unsavedSections).not.toContain("contact")
    await change("reset-contact")
    await app().database.write(["site"], markSampleSite)
    expect(await findings()).toContain(wrong)
    expect((await overview()).demo).toMatchObject({ hasSite: true, count: 0 })
    expect(await findings("https://prohori.net", false)).not.toContain(wrong)
  })
})
