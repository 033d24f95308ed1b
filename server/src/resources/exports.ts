import { AuditEntry, type Call, Course, PageQuery } from "contract"
import * as z from "zod/mini"
import { note } from "#audit/entry.ts"
import { csvFileName, csvStream, setCsvHeaders } from "#csv/download.ts"
import type { Cell } from "#csv/write.ts"
import type { Database } from "#db/open.ts"
import { folded } from "#db/search-text.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"

/** What an export has to know. `atOnce` rows are read in about a millisecond; `order` is what they are numbered by. */
type Export = {
  table: "user" | "certificate" | "course" | "audit"
  call: Call
  file: string
  columns: readonly string[]
  order: "_id" | "position"
  atOnce: number
  isSearched: boolean
}

export const certificateColumns = [
  "candidateName",
  "candidateEmail",
  "certificationName",
  "batchNo",
  "certificationNo",
  "status",
] as const

const exports: readonly Export[] = [
  {
    table: "user",
    call: "GET /auth/export-users",
    file: "users",
    columns: ["_id", "name", "email", "phone", "role", "isVerified", "createdAt"],
    order: "_id",
    atOnce: 200,
    isSearched: true,
  },
  {
    table: "course",
    call: "GET /courses/export-courses",
    file: "courses",
    columns: Object.keys(Course.shape),
    order: "_id",
    atOnce: 20,
    isSearched: false,
  },
  {
    table: "certificate",
    call: "GET /certificates/export-certificates",
    file: "certificates",
    columns: certificateColumns,
    order: "_id",
    atOnce: 200,
    isSearched: true,
  },
  {
    table: "audit",
    call: "GET /audit/export-entries",
    file: "audit",
    columns: Object.keys(AuditEntry.shape),
    order: "position",
    atOnce: 100,
    isSearched: true,
  },
]

const SearchQuery = z.pick(PageQuery, { search: true })
const csv = { content: { "text/csv": { schema: z.string() as z.ZodMiniType } } }
const flags = ["isVerified", "isHomeShow", "isShow"]

export function exportRoutes(app: App, database: Database) {
  for (const each of exports) {
    app.get(
      each.call.replace("GET ", ""),
      { schema: { ...(each.isSearched && { querystring: SearchQuery }), response: { 200: csv } }, compress: false },
      async (request, reply) => {
        const { search = "" } = (request.query ?? {}) as z.infer<typeof SearchQuery>
        const record = csvFileName(each.file)
        setCsvHeaders(reply, record)
        if (request.method === "HEAD") return reply.send("")
        const deed = { action: `${each.table}.export`, recordId: "", record, details: search && `search: ${search}` }
        await database.write([], async (trx) => note(trx, askerOf(request), deed))
        return reply.send(streamOf(database, each, folded(search)))
      },
    )
  }
}

type Row = Record<string, Cell>

/** A search looks at each row as it passes: no index is of use for all of them. */
function streamOf(database: Database, { table, columns, order, atOnce, isSearched }: Export, search: string) {
  const picked = new Set([...columns, order, ...(isSearched && search !== "" ? ["searchText"] : [])])
  // Kysely cannot follow a table that is chosen at run time.
  const rows = database.read
    .selectFrom(table as "certificate")
    .select([...picked] as "_id"[])
    .orderBy(order as "_id")
    .limit(atOnce)
  return csvStream<Row>(
    columns,
    (last) => (last ? rows.where(order as "_id", ">", last[order] as string) : rows).execute(),
    (page) =>
      page
        .filter(({ searchText }) => search === "" || String(searchText).includes(search))
        .map((row) => columns.map((column) => (flags.includes(column) ? row[column] === 1 : (row[column] ?? "")))),
  )
}
