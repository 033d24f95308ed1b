import { updateCourse } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { findRecord } from "#db/records/records.ts"
import { notFound } from "#errors.ts"
import { noStore } from "#http/cache/api-response-cache.ts"
import type { CourseRow } from "#resources/course/table.ts"
import type { Read } from "#schema.ts"

/** Everything that visitors see begins with these: a draft is only for those who edit courses. */
export const publishedCourses = (read: Read) => read.selectFrom("course").where("isDraft", "=", 0)

export async function getPublishedCourse(read: Read, id: string): Promise<CourseRow> {
  const row = await publishedCourses(read).selectAll().where("_id", "=", id).executeTakeFirst()
  if (!row) throw notFound("courseNotFound")
  return row
}

/** For calls that anyone may make, whose responses are cached for everyone: that of a draft is not. */
export async function visibleCourse(request: FastifyRequest, reply: FastifyReply, row: CourseRow | undefined) {
  if (!row) throw notFound("courseNotFound")
  if (row.isDraft === 0) return row
  if (!(await request.mayMake(updateCourse))) throw notFound("courseNotFound")
  reply.header("cache-control", noStore)
  return row
}

export const visibleCourseById = async (request: FastifyRequest, reply: FastifyReply, read: Read, id: string) =>
  visibleCourse(request, reply, await findRecord(read, "course", id))
