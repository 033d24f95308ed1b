import { expect, test } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { newRecord } from "#db/records/records.ts"
import { pageOf } from "#db/search/pagination.ts"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

const names = [
  "Nusrat Jahan",
  "নুসরাত জাহান",
  'Quoted "Name" Here',
  "100% sure_thing \\ slash",
  "this AND that OR NOT NEAR",
  "Zoë Ünal",
  "ড়য়ঢ় ক্ষ্ম",
  "x",
  "aaaa aaaa aaaa",
  "O'Neill; drop table",
]

onBothDatabases("pages and searches", (app) => {
  const insert = (rows: ReturnType<typeof newCertificate>[]) =>
    app().database.write(["certificate"], (trx) => trx.insertInto("certificate").values(rows).execute())
  const find = async (search: string, page = 1, limit = 100) => {
    const { data, count, meta } = await pageOf(app().database, "certificate", { search, page, limit })
    return { names: data.map(({ candidateName }) => candidateName), count, meta }
  }

  test("every part of every name finds the row, in any script", async () => {
    await insert(names.map((candidateName) => newCertificate(aCertificate({ candidateName }))))
    for (const name of names) {
      const points = Array.from(name)
      for (let from = 0; from < points.length; from++) {
        for (const length of [1, 2, 3, 4, 7, 30]) {
          const part = points.slice(from, from + length).join("")
          const found = await find(part.toUpperCase())
          if (part.trim() !== "") expect([part, found.names]).toEqual([part, expect.arrayContaining([name])])
          expect(found.count).toBe(found.names.length)
        }
      }
    }
  })

  test("a text that no row contains finds nothing", async () => {
    for (const search of ["nobody", "nusratjahan", "jahan nobody", "%", "_", "aaaaa", "\\\\", '""', "নুসরাত%"]) {
      const { count } = await find(search)
      expect([search, count]).toEqual([search, search === "%" || search === "_" ? 1 : 0])
    }
  })

  test("pages of many matches are consecutive and newest first, and the count is exact", async () => {
    const all = Array.from({ length: 450 }, (_, index) =>
      newCertificate(aCertificate({ candidateName: `Many ${String(index).padStart(3, "0")}` })),
    )
    await insert(all)
    const newestFirst = all.map(({ candidateName }) => candidateName).reverse()
    for (const search of ["many", "many ", "ma"]) {
      const pages = []
      for (let page = 1; page <= 5; page++) pages.push(await find(search, page))
      expect(pages.flatMap(({ names }) => names)).toEqual(newestFirst)
      expect(pages.map(({ count }) => count)).toEqual([450, 450, 450, 450, 450])
      expect(pages[4]?.meta).toMatchObject({ from: 401, to: 450, hasNextPage: false })
    }
    expect((await find("many", 6)).meta).toMatchObject({ total: 450, from: 0, to: 0, hasPrevPage: true })
  })

  test("the count is right after each change", async () => {
    const rows = Array.from({ length: 250 }, () => newCertificate(aCertificate({ candidateName: "Counted" })))
    await insert(rows)
    expect((await find("counted")).count).toBe(250)
    await insert([newCertificate(aCertificate({ candidateName: "Counted too" }))])
    expect((await find("counted")).count).toBe(251)
    await app().database.write(["certificate"], async (trx) => {
      const { updatedAt } = newRecord()
      await trx
        .updateTable("certificate")
        .set({ searchText: "renamed", updatedAt })
        .where("_id", "=", rows[0]?._id ?? "")
        .execute()
      await trx
        .deleteFrom("certificate")
        .where("_id", "=", rows[1]?._id ?? "")
        .execute()
    })
    expect((await find("counted")).count).toBe(249)
    expect((await find("renamed")).count).toBe(1)
  })
})
