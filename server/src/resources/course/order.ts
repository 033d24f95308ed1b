import type { Transaction } from "kysely"
import { type Asker, updateRecord } from "#db/records.ts"
import { takeTurn } from "#db/turn.ts"
import { notFound } from "#errors.ts"
import type { CourseRow } from "#resources/course/table.ts"
import type { Tables } from "#schema.ts"

const largestIndex = 1_000_000

/** Gives a course a place in the list, counted from 1. Of the others only those are written whose index must change. */
export async function placeCourse(trx: Transaction<Tables>, id: string, place: number, by: Asker): Promise<CourseRow> {
  await takeTurn(trx, "order")
  const listed = await trx
    .selectFrom("course")
    .select(["_id", "index"])
    .orderBy("index")
    .orderBy("_id", "desc")
    .execute()
  const moved = listed.find(({ _id }) => _id === id)
  if (!moved) throw notFound("courseNotFound")
  const inOrder = listed.filter((each) => each !== moved).toSpliced(place - 1, 0, moved)
  const indexes = indexesFor(listed.map(({ index }) => index))
  const indexOf = new Map(inOrder.map(({ _id }, at) => [_id, indexes[at] ?? at + 1]))
  const move = (_id: string, ifMatch: string | undefined) => {
    const index = indexOf.get(_id) ?? 0
    return updateRecord(trx, "course", _id, { ...by, ifMatch }, () => ({ index }), "course.move")
  }

  const course = await move(id, by.ifMatch)
  for (const { _id, index } of inOrder) if (_id !== id && indexOf.get(_id) !== index) await move(_id, undefined)
  return course
}

/** Those that there are, so that gaps stay where they were; but no two alike, for of those the newer comes first. */
function indexesFor(sorted: number[]): number[] {
  const indexes: number[] = []
  for (const index of sorted) indexes.push(Math.max(index, (indexes.at(-1) ?? -1) + 1))
  return (indexes.at(-1) ?? 0) <= largestIndex ? indexes : sorted.map((_, at) => at + 1)
}
