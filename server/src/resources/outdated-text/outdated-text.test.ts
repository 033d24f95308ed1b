import type { OutdatedText } from "contract"
import { expect, test } from "vitest"
import { aCourse, aGallery } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

onBothDatabases("outdated English texts", (app) => {
  let editor = ""
  async function send(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) {
    editor ||= (await app().as("editor")).token
    const response = await app().request({ method, url: `/api/${path}`, ...(payload && { payload }) }, editor)
    expect([path, response.statusCode]).toEqual([path, response.statusCode < 300 ? response.statusCode : 200])
    return response.json().data
  }
  const outdated = async (recordId: string): Promise<string[]> =>
    (await send("GET", "translations/get-outdated"))
      .filter((text: OutdatedText) => text.recordId === recordId)
      .map(({ field, english }: OutdatedText) => field + english)

  async function translated() {
    const en = { title: "Hacking", category: "Web" }
    const { _id } = await send("POST", "courses/register", aCourse({ en }))
    const update = (changes: object) => send("PATCH", `courses/update-course/${_id}`, changes)
    return { _id, update }
  }

  test("are those whose original was changed afterwards, until they are changed or removed", async () => {
    const { _id, update } = await translated()
    expect(await outdated(_id)).toEqual([])
    await update({ title: "নতুন নাম", description: "No translation yet" })
    await update({ title: "আরও নতুন নাম", category: "নতুন" })
    expect((await outdated(_id)).sort()).toEqual(["category", "title"])
    await update({ en: { title: "A new name" } })
    expect(await outdated(_id)).toEqual(["category"])
    await update({ en: { category: "" } })
    expect(await outdated(_id)).toEqual([])
  })

  test("are not those that change with their original, or whose translation an editor keeps", async () => {
    const { _id, update } = await translated()
    await update({ title: "দুই", en: { title: "Two" } })
    expect(await outdated(_id)).toEqual([])
    await update({ title: "তিন" })
    await send("PATCH", "translations/keep", { kind: "course", recordId: _id, field: "title" })
    expect(await outdated(_id)).toEqual([])
    await update({ title: "চার" })
    expect(await outdated(_id)).toEqual(["title"])
  })

  test("of a deleted record are not listed until it is restored; other kinds of records have them, too", async () => {
    const { _id } = await send("POST", "galleries/register", aGallery({ title: "ক", en: { title: "A" } }))
    await send("PATCH", `galleries/update-gallery/${_id}`, { title: "খ" })
    expect(await outdated(_id)).toEqual(["title"])
    const { token } = await app().as("admin")
    await app().request({ method: "DELETE", url: `/api/galleries/delete-gallery/${_id}` }, token)
    expect(await outdated(_id)).toEqual([])
    const [{ _id: deletion }] = (await app().request({ url: "/api/bin/get-deletions" }, token)).json().data
    await app().request({ method: "POST", url: `/api/bin/restore/${deletion}` }, token)
    expect(await outdated(_id)).toEqual(["title"])
  })

  test("of the site are by section, and in a list by the English text, wherever its item is moved", async () => {
    await send("PATCH", "site/update-announcement", { banner: "এক", en: { banner: "One" } })
    await send("PATCH", "site/update-announcement", { banner: "দুই" })
    expect(await outdated("announcement")).toEqual(["banner"])
    await send("PATCH", "site/update-announcement", { en: { banner: "Two" } })
    expect(await outdated("announcement")).toEqual([])
    const item = (name: string, english: string) => ({ name, en: { name: english } })
    const save = (...items: object[]) => send("PATCH", "site/update-payment-ways", { items })
    await save(item("বিকাশ", "bKash"), item("নগদ", "Cash"))
    await save(item("নগদ টাকা", "Cash"), item("বিকাশ", "bKash"))
    expect(await outdated("paymentWays")).toEqual(["nameCash"])
    await save(item("বিকাশ", "bKash"), item("নগদ টাকা", "Cash"))
    expect(await outdated("paymentWays")).toEqual(["nameCash"])
    await save(item("বিকাশ", "bKash"))
    expect(await outdated("paymentWays")).toEqual([])
  })
})
