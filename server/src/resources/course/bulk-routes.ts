import { changeCoursesOnHome, changeCoursesOpen, type Topic } from "contract"
import type { FastifyRequest } from "fastify"
import type { Database } from "#db/open.ts"
import { changeMany } from "#db/records/bulk-change.ts"
import { actorOf } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { type NewestQuery, newestCourses } from "#resources/course/course-page.ts"

/** The routes that switch many courses at once. */
export function courseBulkRoutes(app: App, database: Database) {
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
      values: { isHomeShow: isHomeShow ? 1 : 0 },
      valuesOf: (row) => ({ isHomeShow: row.isHomeShow === 1 }),
    })
    return { data }
  })

  handle(app, changeCoursesOpen, async (request) => {
    const { isShow, ...chosen } = request.body
    const data = await changeMany(database, chosen, {
      ...planFor(request, changeCoursesOpen.topics),
      values: { isShow: isShow ? 1 : 0 },
      valuesOf: (row) => ({ isShow: row.isShow === 1 }),
    })
    return { data }
  })
}
