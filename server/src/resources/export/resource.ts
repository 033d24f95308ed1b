import {
  AuditEntry,
  type CertificateColumn,
  Course,
  certificateColumns,
  exportAuditEntries,
  exportCertificates,
  exportCourses,
  exportUsers,
  imageUrl,
  isSet,
  withImages,
} from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { auditFilters } from "#audit/filters.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { csvStream, setCsvHeaders } from "#csv/download.ts"
import type { Cell } from "#csv/write.ts"
import { actorOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import { wireCourse } from "#resources/course/routes.ts"
import type { CourseRow } from "#resources/course/table.ts"
import type { Parts, Resource } from "#resources/resource.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { AuditRow } from "#schema.ts"
import { normalizeForSearch } from "#search-text.ts"

export const exports: Resource = { routes: exportRoutes }

const userColumns = ["_id", "name", "email", "phone", "role", "isVerified", "createdAt"] as const
const courseColumns = Object.keys(Course.shape) as (keyof Course)[]
const auditColumns = Object.keys(AuditEntry.shape) as (keyof AuditEntry)[]

/** Exports whole tables as CSV files. Rows are read in batches that take about a millisecond. */
function exportRoutes(app: App, { database, publicUrl }: Parts) {
  const { read } = database

  handle(app, exportUsers, (request, reply) => {
    const { isVerified } = request.query
    const all = read.selectFrom("user").selectAll().orderBy("_id").limit(200)
    const users = isVerified ? all.where("isVerified", "=", isSet(isVerified) ? 1 : 0) : all
    return send<UserRow, (typeof userColumns)[number]>(request, reply, "user", {
      query: request.query,
      name: "users",
      columns: userColumns,
      rowsAfter: (last) => (last ? users.where("_id", ">", last._id) : users).execute(),
      cellsOf: (user) => ({ ...user, isVerified: user.isVerified === 1 }),
    })
  })

  handle(app, exportCourses, (request, reply) => {
    const courses = read.selectFrom("course").selectAll().orderBy("_id").limit(20)
    return send<CourseRow, keyof Course>(request, reply, "course", {
      name: "courses",
      columns: courseColumns,
      rowsAfter: (last) => (last ? courses.where("_id", ">", last._id) : courses).execute(),
      cellsOf: (course) => withImages(wireCourse(course), (image) => imageUrl(image, publicUrl)),
    })
  })

  handle(app, exportCertificates, (request, reply) => {
    const { ids } = request.query
    const all = read.selectFrom("certificate").selectAll().orderBy("_id").limit(200)
    const certificates = ids ? all.where("_id", "in", ids) : all
    return send<CertificateRow, CertificateColumn>(request, reply, "certificate", {
      query: request.query,
      name: "certificates",
      columns: certificateColumns,
      rowsAfter: (last) => (last ? certificates.where("_id", ">", last._id) : certificates).execute(),
      cellsOf: (certificate) => certificate,
    })
  })

  handle(app, exportAuditEntries, (request, reply) => {
    const { actor, kind } = request.query
    const [filter] = auditFilters(read, request.query)
    const all = read.selectFrom("audit").selectAll().orderBy("position").limit(100)
    const entries = filter ? all.where(filter) : all
    return send<AuditRow, keyof AuditEntry>(request, reply, "audit", {
      query: request.query,
      // The first filter uses its index; the second is checked row by row.
      isWanted: (entry) => !(kind && actor) || entry.actor === normalizeForSearch(actor),
      name: "audit",
      columns: auditColumns,
      rowsAfter: (last) => (last ? entries.where("position", ">", last.position) : entries).execute(),
      cellsOf: (entry) => entry,
    })
  })

  type Export<Row, Column extends string> = {
    name: string
    /** The query, for the audit log. Only rows that contain the text in `search` are sent. */
    query?: Record<string, unknown> & { search?: string | undefined }
    isWanted?: (row: Row) => boolean
    columns: readonly Column[]
    rowsAfter: (last: Row | undefined) => Promise<Row[]>
    cellsOf: (row: Row) => Record<Column, Cell>
  }

  async function send<Row extends object, Column extends string>(
    request: FastifyRequest,
    reply: FastifyReply,
    table: "user" | "course" | "certificate" | "audit",
    { name, query = {}, isWanted = () => true, columns, rowsAfter, cellsOf }: Export<Row, Column>,
  ) {
    const record = setCsvHeaders(reply, name)
    if (request.method === "HEAD") return reply.send("")
    const search = normalizeForSearch(query.search ?? "")
    const given = Object.entries({ ...query, search }).filter(([, value]) => value)
    const details = given.map(([field, value]) => `${field}: ${value}`).join("\n")
    const event = { action: `${table}.export` as const, record, details }
    await database.write([], async (trx) => recordAudit(trx, actorOf(request), event))
    // Checked row by row, because an export reads the whole table anyway and no index helps.
    const isFound = (row: Row) => search === "" || ("searchText" in row && String(row.searchText).includes(search))
    const cells = (row: Row) => {
      const all = cellsOf(row)
      return columns.map((column) => all[column])
    }
    const isSent = (row: Row) => isWanted(row) && isFound(row)
    return reply.send(csvStream(columns, rowsAfter, (rows) => rows.filter(isSent).map(cells)))
  }
}
