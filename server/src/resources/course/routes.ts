import {
  type CreateCourse,
  changeCoursesOnHome,
  changeCoursesOpen,
  createCourse,
  deleteCourse,
  deleteCourses,
  getAllCourseCards,
  getAllCourses,
  getCourse,
  getCourseByRoute,
  getCourseCards,
  getCourses,
  getHomeCourses,
  getInstructors,
  moveCourse,
  publishCourse,
  type Topic,
  toggleCourseOnHome,
  toggleCourseOpen,
  updateCourse,
} from "contract"
import type { FastifyRequest } from "fastify"
import type { Database } from "#db/open.ts"
import { changeMany } from "#db/records/bulk-change.ts"
import { deleteRecord, deleteRecords } from "#db/records/delete-records.ts"
import { moveRecord, nextIndex } from "#db/records/record-order.ts"
import { createRecord, getRecord, toggled, updateRecord } from "#db/records/records.ts"
import { actorOf, requesterOf } from "#http/guard.ts"
import { type App, handle, handleChange, listOf } from "#http/handle.ts"
import { coursePage, type NewestQuery, newestCourses } from "#resources/course/course-page.ts"
import { instructorIdOf, listInstructors } from "#resources/course/instructors.ts"
import { publishedCourses, visibleCourse, visibleCourseById } from "#resources/course/published.ts"
import type { CourseRow } from "#resources/course/table.ts"
import { changesIn, newRow, withEnglish } from "#resources/record-rows.ts"
import type { Dependencies } from "#resources/resource.ts"

const cardColumns = [
  "_id",
  "route",
  "title",
  "thumbnail",
  "category",
  "level",
  "price",
  "discount",
  "instructorName",
  "startsOn",
  "duration",
  "schedule",
  "isShow",
  "titleEn",
  "categoryEn",
  "instructorNameEn",
  "durationEn",
  "scheduleEn",
] as const

export function courseRoutes(app: App, { database }: Dependencies) {
  const ordered = database.read.selectFrom("course").selectAll().orderBy("index").orderBy("_id", "desc")

  const published = publishedCourses(database.read).orderBy("index").orderBy("_id", "desc")

  handle(app, getCourses, async () => listOf((await published.selectAll().execute()).map(wireCourse)))

  handle(app, getCourseCards, async () => {
    const cards = await published.select(cardColumns).execute()
    return listOf(cards.map((row) => ({ ...withEnglish("course", row), isShow: row.isShow === 1 })))
  })

  handle(app, getAllCourseCards, async () => {
    const cards = await ordered
      .clearSelect()
      .select([...cardColumns, "instructorPhoto", "isDraft"])
      .execute()
    return listOf(
      cards.map((row) => ({ ...withEnglish("course", row), isShow: row.isShow === 1, isDraft: row.isDraft === 1 })),
    )
  })

  handle(app, getAllCourses, async ({ query }) => {
    const { ids, ...rest } = await coursePage(database.read, query)
    const rows = ids.length === 0 ? [] : await ordered.where("_id", "in", ids).execute()
    const byId = new Map(rows.map((row) => [row._id, wireCourse(row)]))
    return { data: ids.flatMap((id) => byId.get(id) ?? []), ...rest }
  })

  handle(app, getHomeCourses, async () => {
    const shown = await published.selectAll().where("isHomeShow", "=", 1).execute()
    return listOf(shown.map(wireCourse))
  })

  handle(app, getCourse, async (request, reply) => ({
    data: wireCourse(await visibleCourseById(request, reply, database.read, request.params.id)),
  }))

  handle(app, getCourseByRoute, async (request, reply) => {
    const row = await ordered.where("route", "=", request.params.route.normalize("NFC")).executeTakeFirst()
    return { data: wireCourse(await visibleCourse(request, reply, row)) }
  })

  handle(app, getInstructors, async () => listOf(await listInstructors(database.read)))

  handleChange(app, database, createCourse, async (trx, request) => {
    const instructorId = await instructorIdOf(trx, request.body.instructorEmail)
    const course = { ...newCourse(request.body, await nextIndex(trx, "course")), instructorId }
    return { data: wireCourse(await createRecord(trx, "course", course, requesterOf(request))) }
  })

  handleChange(app, database, updateCourse, async (trx, request) => {
    const { body, params } = request
    const { instructorEmail = (await getRecord(trx, "course", params.id)).instructorEmail } = body
    const instructorId = await instructorIdOf(trx, instructorEmail)
    const change = () => ({ ...changesIn("course", body), instructorId })
    return { data: wireCourse(await updateRecord(trx, "course", params.id, requesterOf(request), change)) }
  })

  const toggles = [
    { call: toggleCourseOnHome, flag: "isHomeShow" },
    { call: toggleCourseOpen, flag: "isShow" },
  ] as const
  for (const { call, flag } of toggles) {
    handleChange(app, database, call, async (trx, request) => {
      const toggle = (row: CourseRow) => ({ [flag]: toggled(row[flag]) })
      return { data: wireCourse(await updateRecord(trx, "course", request.params.id, requesterOf(request), toggle)) }
    })
  }

  handleChange(app, database, publishCourse, async (trx, request) => {
    const { isDraft } = request.body ?? {}
    const change = (row: CourseRow) => ({ isDraft: isDraft === undefined ? toggled(row.isDraft) : toFlag(isDraft) })
    const row = await updateRecord(trx, "course", request.params.id, requesterOf(request), change)
    return { data: wireCourse(row), ...(row.isDraft === 1 && { message: "Course taken back to draft" }) }
  })

  courseBulkRoutes(app, database)

  handleChange(app, database, moveCourse, async (trx, request) => {
    const moved = await moveRecord(trx, "course", request.params.id, request.body.place, requesterOf(request))
    return { data: wireCourse(moved) }
  })

  handleChange(app, database, deleteCourse, async (trx, request) => {
    await deleteRecord(trx, "course", request.params.id, requesterOf(request))
  })

  handleChange(app, database, deleteCourses, async (trx, request) => ({
    data: await deleteRecords(trx, "course", request.body, actorOf(request)),
  }))
}

export function wireCourse(row: CourseRow) {
  return {
    ...withEnglish("course", row),
    isHomeShow: row.isHomeShow === 1,
    isShow: row.isShow === 1,
    isDraft: row.isDraft === 1,
  }
}

const toFlag = (value: boolean) => (value ? 1 : 0)

/** The row of a new course: open for registration, and not on the home page. */
export const newCourse = ({ isDraft = false, ...input }: CreateCourse, index: number) =>
  newRow("course", input, { index, isHomeShow: 0, isShow: 1, isDraft: toFlag(isDraft), instructorId: null })

/** The routes that switch many courses at once. */
function courseBulkRoutes(app: App, database: Database) {
  const planFor = (request: FastifyRequest, topics: readonly Topic[]) => ({
    table: "course" as const,
    topics,
    by: actorOf(request),
    find: (query: NewestQuery) => newestCourses(database.read, query),
  })

  handle(app, changeCoursesOnHome, async (request) => {
    const { isHomeShow, ...chosen } = request.body
    const data = await changeMany(database, chosen, {
      ...planFor(request, changeCoursesOnHome.topics),
      values: { isHomeShow: toFlag(isHomeShow) },
      valuesOf: (row) => ({ isHomeShow: row.isHomeShow === 1 }),
    })
    return { data }
  })

  handle(app, changeCoursesOpen, async (request) => {
    const { isShow, ...chosen } = request.body
    const data = await changeMany(database, chosen, {
      ...planFor(request, changeCoursesOpen.topics),
      values: { isShow: toFlag(isShow) },
      valuesOf: (row) => ({ isShow: row.isShow === 1 }),
    })
    return { data }
  })
}
