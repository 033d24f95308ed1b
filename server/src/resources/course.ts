import { ById, ByRoute, Course, CreateCourse, Done, list, MoveCourse, one, UpdateCourse } from "contract"
import type { Transaction } from "kysely"
import { newRecord } from "#db/new-record.ts"
import type { Database } from "#db/open.ts"
import { createRecord, deleteRecord, flipped, updateRecord } from "#db/records.ts"
import type { CourseRow, Tables } from "#db/schema.ts"
import { takeTurn } from "#db/turn.ts"
import { conflict, notFound } from "#errors.ts"
import type { App } from "#http/app-type.ts"
import { askerOf } from "#http/guard.ts"
import { answered, created, done, listed } from "#http/success.ts"
import { moveCourse } from "#resources/course-order.ts"

export function courseRoutes(app: App, database: Database) {
  const ordered = () => database.read.selectFrom("course").selectAll().orderBy("index").orderBy("_id", "desc")
  const kept = { schema: { response: { 200: list(Course) } }, config: { keptUntil: ["course"] } } as const

  app.get("/courses/get-courses", kept, async () => {
    const all = await ordered().execute()
    return listed("Courses found", all.map(wireCourse))
  })

  app.get("/courses/get-home-courses", kept, async () => {
    const shown = await ordered().where("isHomeShow", "=", 1).execute()
    return listed("Courses found", shown.map(wireCourse))
  })

  app.get(
    "/courses/get-course/:id",
    {
      schema: { params: ById, response: { 200: one(Course) } },
      config: { keptUntil: ["course"], fails: ["notFound"] },
    },
    async ({ params }, reply) => {
      const row = await ordered().where("_id", "=", params.id).executeTakeFirst()
      if (!row) throw notFound("courseNotFound")
      return answered(reply, "Course found", wireCourse(row))
    },
  )

  app.get(
    "/courses/get-course-by-route/:route",
    {
      schema: { params: ByRoute, response: { 200: one(Course) } },
      config: { keptUntil: ["course"], fails: ["notFound"] },
    },
    async ({ params }, reply) => {
      const row = await ordered().where("route", "=", params.route.normalize("NFC")).executeTakeFirst()
      if (!row) throw notFound("courseNotFound")
      return answered(reply, "Course found", wireCourse(row))
    },
  )

  app.post(
    "/courses/register",
    { schema: { body: CreateCourse, response: { 201: one(Course) } }, config: { fails: ["conflict"] } },
    async (request, reply) => {
      const made = await database.write(["course"], async (trx) => {
        await takeTurn(trx, "order")
        return createRecord(trx, "course", newCourse(request.body, await nextIndex(trx)), askerOf(request))
      })
      return created(reply, "Course created successfully", wireCourse(made))
    },
  )

  const change = {
    schema: { params: ById, response: { 200: one(Course) } },
    config: { fails: ["notFound", "changedMeanwhile"] },
  } as const

  app.patch(
    "/courses/update-course/:id",
    {
      schema: { ...change.schema, body: UpdateCourse },
      config: { fails: ["notFound", "conflict", "changedMeanwhile"] },
    },
    async (request, reply) => {
      const changed = await database.write(["course"], async (trx) => {
        await takeTurn(trx, "order")
        await refuseTakenRoute(trx, request.params.id, request.body.route)
        return updateRecord(trx, "course", request.params.id, askerOf(request), () => changesIn(request.body))
      })
      return answered(reply, "Course updated successfully", wireCourse(changed))
    },
  )

  app.patch("/courses/change-home-visibility/:id", change, async (request, reply) => {
    const changed = await database.write(["course"], (trx) =>
      updateRecord(trx, "course", request.params.id, askerOf(request), (row) => ({
        isHomeShow: flipped(row.isHomeShow),
      })),
    )
    return answered(reply, "Visibility changed successfully", wireCourse(changed))
  })

  app.patch("/courses/change-visibility/:id", change, async (request, reply) => {
    const changed = await database.write(["course"], (trx) =>
      updateRecord(trx, "course", request.params.id, askerOf(request), (row) => ({ isShow: flipped(row.isShow) })),
    )
    return answered(reply, "Registration status changed successfully", wireCourse(changed))
  })

  app.patch(
    "/courses/move-course/:id",
    { ...change, schema: { ...change.schema, body: MoveCourse } },
    async (request, reply) => {
      const moved = await database.write(["course"], (trx) =>
        moveCourse(trx, request.params.id, request.body.place, askerOf(request)),
      )
      return answered(reply, "Course moved successfully", wireCourse(moved))
    },
  )

  app.delete(
    "/courses/delete-course/:id",
    { schema: { params: ById, response: { 200: Done } }, config: { fails: ["notFound", "changedMeanwhile"] } },
    async (request) => {
      await database.write(["course"], async (trx) => {
        await takeTurn(trx, "order")
        await deleteRecord(trx, "course", request.params.id, askerOf(request))
      })
      return done("Course deleted successfully")
    },
  )
}

export function wireCourse(row: CourseRow): Course {
  return { ...row, isHomeShow: row.isHomeShow === 1, isShow: row.isShow === 1 }
}

async function nextIndex(trx: Transaction<Tables>): Promise<number> {
  const last = await trx.selectFrom("course").select("index").orderBy("index", "desc").limit(1).executeTakeFirst()
  return (last?.index ?? 0) + 1
}

/** A restored course goes where it was, or to the end if another has that index. */
export async function freeIndex(trx: Transaction<Tables>, index: number): Promise<number> {
  const other = await trx.selectFrom("course").select("_id").where("index", "=", index).limit(1).executeTakeFirst()
  return other ? nextIndex(trx) : index
}

/** Asked in turn, so that the database's own refusal, which names no field, is never met. */
async function refuseTakenRoute(trx: Transaction<Tables>, id: string, route: string | undefined) {
  if (route === undefined) return
  const other = await trx.selectFrom("course").select("_id").where("route", "=", route).executeTakeFirst()
  if (other && other._id !== id) throw conflict("courseTaken", "route")
}

/** The columns that a form can change, by name: a field that is added to the form is not stored by itself. */
function changesIn(input: UpdateCourse): Partial<CourseRow> {
  const { route, title, description, thumbnail, category, level, price, discount, index, ...rest } = input
  const { instructorName, instructorPhoto, instructorBio, instructorEmail, registrationLink, curriculum } = rest
  const instructor = { instructorName, instructorPhoto, instructorBio, instructorEmail }
  const course = { route, title, description, thumbnail, category, level, price, discount, index }
  return { ...course, ...instructor, registrationLink, curriculum }
}

/** The row of a course that starts: open for registration, and not on the home page. */
export function newCourse(input: CreateCourse, index: number): CourseRow {
  const { route, title, description, thumbnail, category, level, price, discount, ...rest } = input
  const { instructorName, instructorPhoto = "", instructorBio, instructorEmail, registrationLink, curriculum } = rest
  const instructor = { instructorName, instructorPhoto, instructorBio, instructorEmail }
  const course = { route, title, description, thumbnail, category, level, price, discount, index }
  return { ...newRecord(), ...course, ...instructor, registrationLink, curriculum, isHomeShow: 0, isShow: 1 }
}
