import { maxItems, siteLists } from "contract"
import { beforeEach, expect, test } from "vitest"
import { onAnyDatabase, type TestApp } from "#test/test-app.ts"

const bank = { image: "https://images.example.com/bank.png", name: "শালুক ব্যাংক", en: { name: "Shaluk Bank" } }
const cloud = { image: "", name: "মেঘভেলা ক্লাউড", en: { name: "" } }
const campus = (name: string, more = {}) => ({ level: "university", name, district: "ঢাকা", ...more })

const paths = { hero: "hero", paymentWays: "payment-ways" } as Record<string, string>
const pathOf = (list: string) => paths[list] ?? list

onAnyDatabase("the lists of the site", (app) => {
  let editor: Awaited<ReturnType<TestApp["as"]>>
  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", name: string, payload?: object, headers = {}) =>
    app().request({ method, url: `/api/site/${name}`, headers, ...(payload && { payload }) }, editor.token)
  const change = (list: string, items: object[], headers = {}) => call("PATCH", `update-${list}`, { items }, headers)
  const shown = async (list: string) => (await app().request({ url: `/api/site/get-${list}` })).json().data

  beforeEach(async () => {
    editor ??= await app().as("editor")
    for (const list of ["partners", "institutions"]) await call("DELETE", `reset-${list}`)
  })

  test("is shown to everybody at once, in its order, without the name of the person who changed it", async () => {
    expect(await shown("partners")).toMatchObject({ items: [], isShipped: true })
    const response = await change("partners", [bank, { name: cloud.name }])
    expect([response.statusCode, response.json().message]).toEqual([200, "Partners updated successfully"])
    expect(await shown("partners")).toEqual({
      ...{ items: [bank, cloud], isShipped: false },
      ...{ version: expect.any(Number), updatedAt: expect.any(String) },
    })
    await change("partners", [cloud, bank])
    expect((await shown("partners")).items).toEqual([cloud, bank])
    await change("partners", [])
    expect((await shown("partners")).items).toEqual([])
  })

  test.for(siteLists)("%s is changed, reset and restored, and refuses one item too many", async (list) => {
    const item = {
      ...{ image: "/site/x.svg", number: "১০০", name: "ক", text: "খ", level: "college", district: "গ" },
      ...{ isRunning: true, title: "ঘ", audience: "ঙ", duration: "চ" },
    }
    const { version } = (await change(pathOf(list), [item])).json().data
    expect((await shown(pathOf(list))).items).toHaveLength(1)
    expect((await call("DELETE", `reset-${pathOf(list)}`)).json().data).toMatchObject({ items: [], isShipped: true })
    await call("POST", "restore-version", { section: list, version })
    expect((await shown(pathOf(list))).items).toHaveLength(1)
    const many = await change(pathOf(list), Array(maxItems[list] + 1).fill(item))
    expect([many.statusCode, many.json().errors]).toMatchObject([400, [{ field: "items", code: "listTooLong" }]])
  })

  test("an institution is in the list once, by level, name and district", async () => {
    const items = [
      campus("পদ্মাপাড় বিশ্ববিদ্যালয়"),
      campus("পদ্মাপাড় বিশ্ববিদ্যালয়", { district: "রাজশাহী" }),
      campus("পদ্মাপাড় বিশ্ববিদ্যালয়", { level: "college" }),
    ]
    expect((await change("institutions", items)).statusCode).toBe(200)
    const again = await change("institutions", [...items, campus("  পদ্মাপাড়  বিশ্ববিদ্যালয়। ")])
    expect([again.statusCode, again.json().errors]).toMatchObject([
      400,
      [{ field: "items.3.name", code: "inListTwice", params: { number: 1 } }],
    ])
    expect((await shown("institutions")).items).toHaveLength(3)
  })

  test("stores as many institutions with long names as a list may have", async () => {
    const items = Array.from({ length: maxItems.institutions }, (_, index) =>
      campus(`${"ক্ষ".repeat(45)} ${index}`, { en: { name: "University of Science and Technology".repeat(4) } }),
    )
    expect((await change("institutions", items)).statusCode).toBe(200)
    expect((await shown("institutions")).items).toHaveLength(items.length)
  })

  test.for([
    ["partners", { name: " " }, "items.0.name", "fieldRequired"],
    ["partners", { name: "x".repeat(81) }, "items.0.name", "tooLong"],
    ["partners", { name: "x", en: { name: "x".repeat(81) } }, "items.0.en.name", "tooLong"],
    ["partners", { name: "x", image: "javascript:alert(1)" }, "items.0.image", "invalidLink"],
    ["partners", { name: "x", image: "/site/../x.svg#y" }, "items.0.image", "invalidLink"],
    ["partners", { name: "x", image: `/api/images/${"0".repeat(64)}.webp` }, "items.0.image", "imageGone"],
    ["hero", { image: "", text: "x" }, "items.0.image", "fieldRequired"],
    ["hero", { image: "/site/partners.svg#a", text: "x" }, "items.0.image", "invalidLink"],
    ["institutions", campus("x", { level: "school" }), "items.0.level", "invalidInstitutionLevel"],
    ["trainings", { isRunning: 1, title: "x", audience: "x", duration: "x" }, "items.0.isRunning", "badInput"],
    ["payment-ways", [], "items.0", "badInput"],
  ] as [string, object, string, string][])("%s refuses %j", async ([list, item, field, code]) => {
    const response = await change(list, [item])
    expect([response.statusCode, response.json().errors[0]]).toMatchObject([400, { field, code }])
  })

  test("accepts a symbol of a shipped image, ignores unknown fields and stores markup as plain text", async () => {
    const item = { image: "/site/partners.svg#partner-1", name: "<script>alert(1)</script>", unknown: "smuggled" }
    await change("partners", [item])
    const { unknown, ...stored } = item
    expect((await shown("partners")).items).toEqual([{ ...stored, en: { name: "" } }])
    const row = app().database.read.selectFrom("siteVersion").selectAll().orderBy("updatedAt", "desc")
    expect(JSON.stringify(await row.executeTakeFirst())).not.toContain("smuggled")
  })

  test("is not changed by somebody who has not seen the latest version", async () => {
    const { etag } = (await change("partners", [bank])).headers
    expect((await change("partners", [bank, cloud], { "if-match": etag })).statusCode).toBe(200)
    expect((await change("partners", [cloud], { "if-match": etag })).json().code).toBe("editConflict")
    expect((await shown("partners")).items).toEqual([bank, cloud])
  })

  test("the audit log has the items that were added, removed or moved, not the whole list", async () => {
    await change("partners", [bank, cloud])
    await change("partners", [cloud, bank])
    await change("partners", [cloud])
    const admin = await app().as("admin")
    const { data } = (await app().request({ url: "/api/audit/get-entries?kind=site&limit=3" }, admin.token)).json()
    const line = `${bank.image} · ${bank.name} · Shaluk Bank`
    expect(data.map(({ details }: { details: string }) => JSON.parse(details).changed.items)).toEqual([
      [line, ""],
      [`${line}\n${cloud.name}`, `${cloud.name}\n${line}`],
      ["", `${line}\n${cloud.name}`],
    ])
  })

  test.for(["registrar", "student"] as const)("a %s cannot change a list", async (role) => {
    const { token } = await app().as(role)
    for (const list of siteLists.map(pathOf)) {
      const update = { method: "PATCH", url: `/api/site/update-${list}`, payload: { items: [] } } as const
      expect((await app().request(update, token)).statusCode).toBe(403)
      const reset = { method: "DELETE", url: `/api/site/reset-${list}` } as const
      expect((await app().request(reset, token)).statusCode).toBe(403)
    }
  })
})
