import { Readable } from "node:stream"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import {
  AuditEntry,
  byteOrderMark,
  type CertificateColumn,
  Course,
  type CreatedQuery,
  certificateColumns,
  dhakaDay,
  exportAuditEntries,
  exportCertificates,
  exportCourses,
  exportQuestions,
  exportReviews,
  exportUsers,
  foldedMatcherOf,
  imageUrl,
  withImages,
} from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { type SqlBool, sql } from "kysely"
import { auditFilters } from "#audit/filters.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { type Cell, csvRow } from "#csv/write.ts"
import { createdIn } from "#db/search/created-in.ts"
import type { Filter } from "#db/search/filter.ts"
import { where } from "#db/search/indexed-page.ts"
import { creationKeyOf, type Searched } from "#db/search/sort-order.ts"
import { actorOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { languageOf } from "#http/headers/language.ts"
import { certificateFilters } from "#resources/certificate/filters.ts"
import type { CertificateRow } from "#resources/certificate/table.ts"
import { isWantedCourse } from "#resources/course/course-page.ts"
import { wireCourse } from "#resources/course/routes.ts"
import type { CourseRow } from "#resources/course/table.ts"
import { english, type RowOf } from "#resources/define-table.ts"
import type { question } from "#resources/question/table.ts"
import type { Dependencies, Resource } from "#resources/resource.ts"
import { reviewFilters, wireReview } from "#resources/review/routes.ts"
import type { ReviewRow } from "#resources/review/table.ts"
import { userFilters } from "#resources/user/routes.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { AuditRow } from "#schema.ts"
import { readableExport } from "./readable.ts"

export const exports: Resource = { routes: exportRoutes }

const userColumns = ["_id", "name", "email", "phone", "role", "isVerified", "createdAt"] as const
/** English texts are in columns of their own, as in the database. */
type CourseColumn = Exclude<keyof Course, "en"> | keyof ReturnType<typeof english<"course">>
const courseColumns = [...Object.keys(Course.shape), ...Object.keys(english("course"))].filter(
  (column) => column !== "en",
) as CourseColumn[]
const reviewColumns = [
  ...([
    "_id",
    "name",
    "email",
    "rating",
    "comment",
    "status",
    "isHomeShow",
    "reply",
    "certificationName",
    "batchNo",
  ] as const),
  ...(["createdAt", "editedAt", "updatedAt"] as const),
] as const
type ReviewColumn = (typeof reviewColumns)[number]
type Author = { name: string; email: string; photo: string }
const noAuthor: Author = { name: "", email: "", photo: "" }
const authorsOf = (read: Dependencies["database"]["read"], ids: string[]) =>
  read.selectFrom("user").select(["_id", "name", "email", "photo"]).where("_id", "in", ids).execute()

const questionColumns = ["_id", "index", "question", "answer", "course", "questionEn", "answerEn", "updatedAt"] as const
type QuestionColumn = (typeof questionColumns)[number]
type QuestionRow = RowOf<typeof question>
const auditColumns = Object.keys(AuditEntry.shape) as (keyof AuditEntry)[]

/** Exports whole tables as CSV files. Rows are read in batches that take about a millisecond. */
function exportRoutes(app: App, { database, publicUrl }: Dependencies) {
  const { read } = database

  handle(app, exportUsers, (request, reply) => {
    const { query } = request
    return send<UserRow, (typeof userColumns)[number]>(request, reply, "user", {
      query,
      name: "users",
      columns: userColumns,
      rowsAfter: rowsOf<UserRow>("user", userFilters(query), query, 200),
      cellsOf: (user) => ({ ...user, isVerified: user.isVerified === 1 }),
    })
  })

  handle(app, exportCourses, (request, reply) => {
    const courses = read.selectFrom("course").selectAll().orderBy("_id").limit(20)
    return send<CourseRow, CourseColumn>(request, reply, "course", {
      query: request.query,
      isWanted: isWantedCourse(request.query),
      name: "courses",
      columns: courseColumns,
      rowsAfter: (last) => (last ? courses.where("_id", ">", last._id) : courses).execute(),
      cellsOf: (course) => ({
        ...withImages(wireCourse(course), (image) => imageUrl(image, publicUrl)),
        hours: course.hours || "",
        seats: course.seats || "",
      }),
    })
  })

  handle(app, exportCertificates, async (request, reply) => {
    const { query } = request
    const chosen: Filter[] = query.ids ? [sql`_id in (${sql.join(query.ids)})`] : []
    const filters = [...chosen, ...(await certificateFilters(read, query))]
    return send<CertificateRow, CertificateColumn>(request, reply, "certificate", {
      query,
      name: "certificates",
      columns: certificateColumns,
      rowsAfter: rowsOf<CertificateRow>("certificate", filters, query, 200),
      cellsOf: (certificate) => ({ ...certificate, hours: certificate.hours || "" }),
    })
  })

  handle(app, exportReviews, (request, reply) => {
    const { query } = request
    const rowsAfter = rowsOf<ReviewRow>("review", reviewFilters(query), query, 200)
    return send<ReviewRow & Author, ReviewColumn>(request, reply, "review", {
      query,
      name: "reviews",
      columns: reviewColumns,
      rowsAfter: async (last) => {
        const rows = await rowsAfter(last)
        const ids = rows.map(({ userId }) => userId)
        const authors = ids.length === 0 ? [] : await authorsOf(read, ids)
        return rows.map((row) => ({ ...noAuthor, ...authors.find(({ _id }) => _id === row.userId), ...row }))
      },
      cellsOf: (row) => {
        const { certificate, userId: _, ...review } = wireReview(row)
        return { ...review, certificationName: "", batchNo: "", ...certificate }
      },
    })
  })

  handle(app, exportQuestions, async (request, reply) => {
    const titles = new Map(
      (await read.selectFrom("course").select(["_id", "title"]).execute()).map((one) => [one._id, one.title]),
    )
    const questions = read.selectFrom("question").selectAll().orderBy("_id").limit(50)
    return send<QuestionRow, QuestionColumn>(request, reply, "question", {
      query: request.query,
      name: "questions",
      columns: questionColumns,
      rowsAfter: (last) => (last ? questions.where("_id", ">", last._id) : questions).execute(),
      cellsOf: (row) => ({ ...row, course: titles.get(row.course) ?? row.course }),
    })
  })

  handle(app, exportAuditEntries, (request, reply) => {
    const { query } = request
    return send<AuditRow, keyof AuditEntry>(request, reply, "audit", {
      query,
      name: "audit",
      columns: auditColumns,
      rowsAfter: rowsOf<AuditRow>("audit", auditFilters(read, query), query, 100),
      cellsOf: (entry) => entry,
    })
  })

  /**
   * Reads a table's rows in batches. The first filter uses its index; the others are checked row by row, so that a batch
   * takes the same time however few rows meet them all.
   */
  function rowsOf<Row>(table: Searched, [first, ...others]: Filter[], days: CreatedQuery, size: number) {
    const key = sql.ref<string | number>(creationKeyOf(table))
    const { lower, upper } = createdIn(table, days)
    const meetsOthers = others.length === 0 ? sql`1` : sql`case when ${sql.join(others, sql` and `)} then 1 else 0 end`
    // Kysely cannot type a table chosen at run time.
    const all = read
      .selectFrom(table as "user")
      .selectAll()
      .select(meetsOthers.as("isWanted"))
    const rows = where(all, [first ?? [], upper ?? []].flat())
      .orderBy(key)
      .limit(size)
    return async (last: Row | undefined) => {
      const begin = last ? sql<SqlBool>`${key} > ${last[creationKeyOf(table) as keyof Row]}` : lower
      return (await (begin ? rows.where(begin) : rows).execute()) as unknown as Row[]
    }
  }

  type Export<Row, Column extends string> = {
    name: string
    /** The query, for the audit log. Only rows that contain the text in `search` are sent. */
    query?: Record<string, unknown> & { search?: string | undefined; format?: "raw" | "readable" | undefined }
    /** By default the mark of `rowsOf`. */
    isWanted?: (row: Row) => boolean
    columns: readonly Column[]
    rowsAfter: (last: Row | undefined) => Promise<Row[]>
    cellsOf: (row: Row) => Record<Column, Cell>
  }

  async function send<Row extends object, Column extends string>(
    request: FastifyRequest,
    reply: FastifyReply,
    table: "user" | "course" | "certificate" | "review" | "question" | "audit",
    {
      name,
      query: { format, ...query } = {},
      isWanted = (row) => !("isWanted" in row && row.isWanted === 0),
      columns,
      rowsAfter,
      cellsOf,
    }: Export<Row, Column>,
  ) {
    const record = setCsvHeaders(reply, name)
    if (request.method === "HEAD") return reply.send("")
    const isMatch = foldedMatcherOf(query.search ?? "")
    const given = Object.entries(query).filter(([, value]) => value)
    const details = given.map(([field, value]) => `${field}: ${value}`).join("\n")
    const event = { action: `${table}.export` as const, record, details }
    await database.write([], async (trx) => recordAudit(trx, actorOf(request), event))
    // Checked row by row, because an export reads the whole table anyway and no index helps.
    const isFound = (row: Row) => !("searchText" in row) || isMatch(String(row.searchText))
    const readable = format === "readable" ? readableExport(table, languageOf(request)) : undefined
    const shown = readable ? columns.filter(readable.hasColumn) : columns
    const cells = (row: Row) => {
      const all = cellsOf(row)
      return shown.map((column) => readable?.cellOf(column, all[column]) ?? all[column])
    }
    const isSent = (row: Row) => isWanted(row) && isFound(row)
    return reply.send(
      csvStream(readable ? shown.map(readable.headingOf) : shown, rowsAfter, (rows) => rows.filter(isSent).map(cells)),
    )
  }
}

/** Sets the headers of a download; returns the file name, which has the day in Dhaka. */
function setCsvHeaders(reply: FastifyReply, name: string): string {
  const fileName = `${name}-${dhakaDay(Date.now())}.csv`
  reply.headers({
    "content-type": "text/csv; charset=utf-8; header=present",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
  })
  return fileName
}

/** Streams a file in pages, with backpressure, so that it can have any number of rows. */
function csvStream<Row>(
  columns: readonly string[],
  rowsAfter: (previous: Row | undefined) => Promise<Row[]>,
  cellsOf: (rows: Row[]) => Cell[][],
): Readable {
  async function* pages() {
    yield byteOrderMark + csvRow(columns)
    let rows = await rowsAfter(undefined)
    while (rows.length > 0) {
      const text = cellsOf(rows).map(csvRow).join("")
      if (text !== "") yield text
      // node:sqlite is synchronous: yield to the event loop between pages.
      await yieldToEventLoop()
      rows = await rowsAfter(rows.at(-1))
    }
  }
  return Readable.from(pages(), { objectMode: false })
}
