import { dhakaDay, maxSiteVersions } from "contract"
import { beforeEach, expect, test } from "vitest"
import { aCourse } from "#test/factories.ts"
import { onAnyDatabase, type TestApp } from "#test/test-app.ts"

const dayMs = 24 * 60 * 60 * 1000
const dayIn = (days: number) => dhakaDay(Date.now() + days * dayMs)

const batch = {
  hasBanner: true,
  hasPopup: true,
  banner: "নবম ব্যাচে ভর্তি চলছে",
  bannerLink: "/courses",
  heading: "নতুন ব্যাচ",
  text: "আসন ত্রিশটি।",
  button: "দেখুন",
  link: "https://forms.example/batch",
  en: { banner: "Registration for the ninth batch is open" },
}

onAnyDatabase("the announcement", (app) => {
  let editor: Awaited<ReturnType<TestApp["as"]>>
  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", name: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/site/${name}`, headers, ...(payload && { payload }) }, editor.token)
  const announce = (payload: object, headers = {}) => call("PATCH", "update-announcement", payload, headers)
  const current = async () => (await app().request({ url: "/api/site/get-current-announcement" })).json().data
  const state = async () => (await call("GET", "get-sections")).json().data[0]
  const versions = async () => (await call("GET", "get-versions/announcement")).json().data
  const saved = async () => (await call("GET", "get-announcement")).json().data

  beforeEach(async () => {
    editor ??= await app().as("editor")
    await call("DELETE", "reset-announcement")
  })

  test("is shown to everybody at once, and not any more when it is switched off", async () => {
    expect(await current()).toBe(null)
    const response = await announce(batch)
    expect([response.statusCode, response.json().data]).toMatchObject([
      200,
      { ...batch, isShipped: false, changedBy: "A editor" },
    ])
    expect(await current()).toMatchObject(batch)
    expect(await state()).toMatchObject({ section: "announcement", announced: "now", changedBy: "A editor" })
    await announce({ hasBanner: false, hasPopup: false })
    expect([await current(), (await state()).announced]).toEqual([null, "off"])
  })

  test.for([
    [0, 0, "now"],
    [-1, 1, "now"],
    [1, 1, "later"],
    [-2, -1, "over"],
  ] as const)("from day %d to day %d from today on is %s", async ([first, last, announced]) => {
    await announce({ ...batch, firstDay: dayIn(first), lastDay: dayIn(last) })
    expect((await state()).announced).toBe(announced)
    expect((await current()) !== null).toBe(announced === "now")
  })

  test("keeps what a change does not name, in both languages", async () => {
    await announce(batch)
    await announce({ en: { heading: "New batch" }, lastDay: dayIn(3) })
    expect(await current()).toMatchObject({ ...batch, lastDay: dayIn(3), en: { ...batch.en, heading: "New batch" } })
  })

  test("is not changed by somebody who has not seen the latest version", async () => {
    const { etag } = (await announce(batch)).headers
    expect((await announce({ heading: "First" }, { "if-match": etag })).statusCode).toBe(200)
    const second = await announce({ heading: "Second" }, { "if-match": etag })
    expect([second.statusCode, second.json().code]).toEqual([412, "editConflict"])
    expect((await call("DELETE", "reset-announcement", undefined, { "if-match": etag })).statusCode).toBe(412)
    expect((await saved()).heading).toBe("First")
  })

  test("loses nothing when many change it at once", async () => {
    const texts = ["banner", "heading", "text", "button"]
    const responses = await Promise.all(texts.map((field) => announce({ [field]: `New ${field}` })))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await saved()).toMatchObject(Object.fromEntries(texts.map((field) => [field, `New ${field}`])))
  })

  test.for([
    [{ hasBanner: true, banner: " " }, "banner", "fieldRequired"],
    [{ hasPopup: true, heading: "" }, "heading", "fieldRequired"],
    [{ firstDay: "2026-12-02", lastDay: "2026-12-01" }, "lastDay", "endsTooEarly"],
    [{ lastDay: "2026-02-30" }, "lastDay", "invalidDay"],
    [{ banner: "x".repeat(161) }, "banner", "tooLong"],
    [{ en: { text: "x".repeat(601) } }, "en.text", "tooLong"],
    [{ hasBanner: "yes" }, "hasBanner", "badInput"],
    [{ image: "javascript:alert(1)" }, "image", "invalidLink"],
    [{ image: `/api/images/${"0".repeat(64)}.webp` }, "image", "imageGone"],
    ...[
      "javascript:alert(1)",
      "//evil.example",
      "/\\evil.example",
      "/bn//evil.example",
      "/..//evil.example",
      "/en/en//evil.example",
      "/%5cevil.example",
      "/x/%2F%252fevil.example",
      "data:text/html,x",
      "https://a:b@c.example",
      "/a b",
    ].map((link) => [{ link }, "link", "invalidPageLink"] as const),
    [{ bannerLink: "JavaScript:alert(1)" }, "bannerLink", "invalidPageLink"],
  ] as [object, string, string][])("refuses %j", async ([changes, field, code]) => {
    const response = await announce(changes)
    expect([response.statusCode, response.json().errors]).toMatchObject([400, [{ field, code }]])
  })

  test("refuses a change without a field, and a body that is too long", async () => {
    expect((await announce({ unknown: 1 })).statusCode).toBe(400)
    expect((await announce({ text: "x".repeat(20_000) })).statusCode).toBe(413)
  })

  test("stores the longest allowed texts, and markup as plain text", async () => {
    const long = {
      banner: "ক্ষ".repeat(53),
      heading: "ক্ষ".repeat(40),
      text: "ক্ষ\n".repeat(149),
      button: "ক্ষ".repeat(20),
    }
    const response = await announce({ ...long, en: long, link: `/courses?${"x".repeat(1900)}` })
    expect([response.statusCode, response.json().message]).toEqual([200, "Announcement updated successfully"])
    await announce({ heading: "<img src=x onerror=alert(1)>" })
    expect((await saved()).heading).toBe("<img src=x onerror=alert(1)>")
  })

  test("ignores unknown fields, and those that the server sets", async () => {
    const smuggled = { version: 99, isShipped: true, changedBy: "smuggled", updatedAt: "smuggled", unknown: "smuggled" }
    const response = await announce({ ...batch, ...smuggled, en: { ...batch.en, unknown: "smuggled" } })
    expect(response.json().data).toMatchObject({ ...batch, isShipped: false, changedBy: "A editor" })
    const row = app().database.read.selectFrom("siteVersion").selectAll().orderBy("version", "desc")
    expect(JSON.stringify(await row.executeTakeFirst())).not.toContain("smuggled")
  })

  test("stores links to pages without the language in their path", async () => {
    await announce({ ...batch, link: "/bn/courses?tab=free", bannerLink: "example.com/form" })
    expect(await saved()).toMatchObject({ link: "/courses?tab=free", bannerLink: "https://example.com/form" })
  })

  test("leads to all courses while its course is not there, in any spelling of the route", async () => {
    const link = "/courses/নৈতিক-হ্যাকিং"
    await announce({ ...batch, link, bannerLink: encodeURI(link) })
    expect(await current()).toMatchObject({ link: "/courses", bannerLink: "/courses" })
    const admin = await app().as("admin")
    const create = { method: "POST", url: "/api/courses/register", payload: aCourse({ route: "নৈতিক-হ্যাকিং" }) } as const
    const { data } = (await app().request(create, admin.token)).json()
    expect(await current()).toMatchObject({ link, bannerLink: encodeURI(link) })
    await app().request({ method: "DELETE", url: `/api/courses/delete-course/${data._id}` }, admin.token)
    expect(await current()).toMatchObject({ link: "/courses" })
  })

  test("is reset to the shipped content, and each version can be restored", async () => {
    const first = (await announce(batch)).json().data.version
    await announce({ heading: "Second" })
    const reset = (await call("DELETE", "reset-announcement")).json().data
    expect(reset).toMatchObject({ isShipped: true, hasPopup: false, heading: "", version: first + 2 })
    const restored = await call("POST", "restore-version", { section: "announcement", version: first })
    expect(restored.json()).toMatchObject({ message: "Version restored", data: { version: first + 3 } })
    expect(await saved()).toMatchObject({ ...batch, isShipped: false })
    expect((await versions()).slice(0, 4).map((one: { isShipped: boolean }) => one.isShipped)).toEqual([
      false,
      true,
      false,
      false,
    ])
    await call("POST", "restore-version", { section: "announcement", version: 0 })
    expect(await saved()).toMatchObject({ isShipped: true })
  })

  test("a change that changes nothing is no version", async () => {
    await announce(batch)
    const before = await versions()
    await announce({ heading: batch.heading, en: batch.en })
    await call("POST", "restore-version", { section: "announcement", version: before[0].version })
    expect(await versions()).toEqual(before)
  })

  test(`the latest ${maxSiteVersions} versions are stored, and an older one is not found`, async () => {
    const first = (await announce(batch)).json().data.version
    for (let index = 0; index < maxSiteVersions; index++) await announce({ heading: `Heading ${index}` })
    expect(await versions()).toHaveLength(maxSiteVersions)
    const response = await call("POST", "restore-version", { section: "announcement", version: first })
    expect([response.statusCode, response.json().code]).toEqual([404, "versionNotFound"])
  })

  test("every change is in the audit log, with old and new values", async () => {
    await announce(batch)
    await announce({ hasPopup: false, en: { banner: "Last days" } })
    await call("DELETE", "reset-announcement")
    const admin = await app().as("admin")
    const { data } = (await app().request({ url: "/api/audit/get-entries?kind=site&limit=3" }, admin.token)).json()
    expect(data.map(({ action, recordId, actor }: Record<string, string>) => [action, recordId, actor])).toEqual([
      ["site.reset", "announcement", editor.email],
      ["site.update", "announcement", editor.email],
      ["site.update", "announcement", editor.email],
    ])
    expect(JSON.parse(data[1].details)).toEqual({
      changed: { hasPopup: [1, 0], bannerEn: ["Registration for the ninth batch is open", "Last days"] },
    })
  })

  test.for(["registrar", "instructor", "student"] as const)(
    "a %s can neither change nor read it in advance",
    async (role) => {
      const { token } = await app().as(role)
      for (const [method, name] of [
        ["PATCH", "update-announcement"],
        ["DELETE", "reset-announcement"],
        ["POST", "restore-version"],
        ["GET", "get-announcement"],
        ["GET", "get-sections"],
        ["GET", "get-versions/announcement"],
      ] as const) {
        const payload = { section: "announcement", version: 0, heading: "x" }
        const options = {
          method,
          url: `/api/site/${name}`,
          ...(method !== "GET" && method !== "DELETE" && { payload }),
        }
        expect([name, (await app().request(options, token)).statusCode]).toEqual([name, 403])
      }
    },
  )
})
