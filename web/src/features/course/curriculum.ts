import { linesOf } from "#ui/lines.ts"

export type Week = { heading: string; points: string[] }
export type Curriculum = {
  /** What stands before the first week; of a curriculum without weeks, all of it. */
  points: string[]
  weeks: Week[]
}

// Not `@@version`: that is SQL, and a point of its own in a course on injections. Nobody writes SQL in Bengali letters.
const weekMarker = /^@@(?:(?=[\s\u0980-\u09ff])\s*(.*))?$/

/** Reads a curriculum as admins type it: `@@` alone on a line, or with a heading behind it, begins a week. */
export function readCurriculum(text: string): Curriculum {
  const before: string[] = []
  const weeks: Week[] = []
  let points = before
  for (const line of linesOf(text)) {
    const marker = weekMarker.exec(line)
    if (marker) {
      points = []
      weeks.push({ heading: marker[1] ?? "", points })
    } else points.push(line)
  }
  return { points: before, weeks: weeks.filter(({ heading, points }) => heading || points.length > 0) }
}
