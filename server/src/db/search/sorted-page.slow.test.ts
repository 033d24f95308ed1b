import { setImmediate as nextTurn } from "node:timers/promises"
import type { CertificateStatus, CertificatesQuery } from "contract"
import { beforeAll, expect, test } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { pageOf } from "#db/search/pagination.ts"
import { certificateFilters } from "#resources/certificate/filters.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import { aCertificate } from "#test/factories.ts"
import { onBothDatabases } from "#test/test-app.ts"

const total = 9000
const names = ["মিম আক্তার", "mim Akter", "Mim akter", "Zoë", "zara", "Álvaro", "রাহুল", "100%_\\", "a", "𝒳", "\uffee"]
const dayMs = 24 * 60 * 60 * 1000
const firstDay = Date.parse("2026-03-01T00:00:00+06:00")
const idOf = (time: number, index: number) => {
  const digits = time.toString(16).padStart(12, "0")
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-${index.toString(16).padStart(12, "0")}`
}

/** Nine days of a thousand certificates; one in six is inactive. */
function certificateAt(index: number): CertificateRow {
  const input = aCertificate({
    candidateName: `${names[(index * 7) % names.length]}${index % 3 === 0 ? "" : ` ${(index * 31) % 50}`}`,
    batchNo: index < 60 ? "b-Few" : `b-${index % 2}`,
    certificationName: index % 5 === 0 ? "নেটওয়ার্ক" : "Ethical Hacking",
    certificationNo: `N-${(index * 4271) % total}`,
  })
  const status: CertificateStatus = index % 6 === 0 ? "inactive" : "active"
  const time = firstDay + Math.floor(index / 1000) * dayMs + (index % 1000)
  return { ...newCertificate(input), _id: idOf(time, index), status }
}

const rows = Array.from({ length: total }, (_, index) => certificateAt(index))
const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
const keys: Record<string, (row: CertificateRow) => string> = {
  createdAt: ({ _id }) => _id,
  candidateName: ({ candidateName }) => lower(candidateName),
  batchNo: ({ batchNo }) => lower(batchNo),
  certificationNo: ({ numberKey }) => numberKey,
}

/** All rows in the ascending order of each key, by bytes. */
const inOrder = Object.fromEntries(
  Object.entries(keys).map(([name, keyOf]) => {
    const keyed = rows.map((row) => ({ row, key: Buffer.from(keyOf(row)) }))
    keyed.sort((one, other) => Buffer.compare(one.key, other.key) || (one.row._id < other.row._id ? -1 : 1))
    return [name, keyed.map(({ row }) => row)]
  }),
)

/** The documented result, computed from all rows. */
function expectedIds({ sort = "-createdAt", search = "", batchNo, certificationName, status, from, to }: Wanted) {
  const startOf = (day: string) => Date.parse(`${day}T00:00:00+06:00`)
  const firstId = idOf(from === undefined ? 0 : Math.max(0, startOf(from)), 0)
  const endId = idOf(startOf(to ?? "9999-12-31") + dayMs, 0)
  const isWanted = (row: CertificateRow) =>
    row._id >= firstId &&
    row._id < endId &&
    (status === undefined || row.status === status) &&
    (batchNo === undefined || lower(row.batchNo) === lower(batchNo)) &&
    (certificationName === undefined || lower(row.certificationName) === lower(certificationName)) &&
    row.searchText.includes(search)
  const found = (inOrder[sort.replace("-", "")] ?? []).filter(isWanted)
  return (sort.startsWith("-") ? found.reverse() : found).map(({ _id }) => _id)
}
type Wanted = CertificatesQuery

const conditions: Wanted[] = [
  {},
  { status: "active" },
  { status: "inactive", certificationName: " ethical HACKING ".trim() },
  { batchNo: "B-FEW" },
  { batchNo: "b-0", status: "active" },
  { batchNo: "b-0", status: "active", from: "2026-03-02", to: "2026-03-08" },
  { from: "2026-03-09" },
  { to: "2026-03-01", status: "active" },
  { from: "2026-03-02", to: "2026-03-08" },
  { from: "2026-03-05", to: "2026-03-04" },
  { from: "0001-01-01", to: "9999-12-31" },
  { search: "mim" },
  { search: "রাহুল", from: "2026-03-02", status: "active" },
  { search: "example.com", certificationName: "Ethical Hacking", from: "2026-03-01", to: "2026-03-08" },
  { search: "nobody" },
  { batchNo: "%" },
  { batchNo: "b_0" },
]
const sorts = [
  undefined,
  "createdAt",
  "candidateName",
  "-candidateName",
  "batchNo",
  "-batchNo",
  "certificationNo",
] as const

onBothDatabases("sorted and filtered pages", (app) => {
  beforeAll(async () => {
    for (let from = 0; from < total; from += 500)
      await app().database.write(["certificate"], (trx) =>
        trx
          .insertInto("certificate")
          .values(rows.slice(from, from + 500))
          .execute(),
      )
  })
  const find = (query: Wanted) =>
    certificateFilters(app().database.read, query).then((filters) =>
      pageOf(app().database, "certificate", query, filters),
    )

  test.for(conditions)("%j: every order lists each match once, with the total count", async (condition) => {
    for (const sort of sorts) {
      const all = expectedIds({ ...condition, sort })
      const last = Math.max(1, Math.ceil(all.length / 100))
      for (const page of new Set([1, 2, Math.ceil(last / 2), last, last + 1, 1_000_000_000])) {
        const { data, count } = await find({ ...condition, sort, page, limit: 100 })
        const found = { sort, page, count, ids: data.map(({ _id }) => _id) }
        expect(found).toEqual({ sort, page, count: all.length, ids: all.slice((page - 1) * 100, page * 100) })
      }
    }
  })

  test("a page stays in order and free of repeats while rows are added and deleted", async () => {
    let isDone = false
    const query = { status: "active", sort: "candidateName", page: 30, limit: 100 } as const
    const page = find(query).finally(() => {
      isDone = true
    })
    for (let index = 1; !isDone && index < total; index += 7) {
      // Writes on SQLite never wait for the event loop, which the scan yields to.
      await nextTurn()
      const added = { ...certificateAt(index), _id: idOf(firstDay, total + index) }
      await app().database.write(["certificate"], async (trx) => {
        await trx
          .deleteFrom("certificate")
          .where("_id", "=", rows[index]?._id ?? "")
          .execute()
        await trx
          .insertInto("certificate")
          .values({ ...added, numberKey: `added ${index}` })
          .execute()
      })
    }
    const keysOf = (await page).data.map((row) => Buffer.from(`${lower(row.candidateName)}\0${row._id}`))
    expect(keysOf.length).toBeGreaterThan(90)
    expect(keysOf).toEqual(keysOf.toSorted(Buffer.compare))
    expect(new Set(keysOf.map(String)).size).toBe(keysOf.length)
  })
})
