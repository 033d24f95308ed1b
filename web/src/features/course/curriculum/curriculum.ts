import { textLines } from "#ui/text/lines.ts"

export type Week = { heading: string; points: string[] }
export type Curriculum = {
  /** The points before the first week; without weeks, all points. */
  points: string[]
  weeks: Week[]
}

// Not `@@version`, which is SQL and a likely point in a course on injections. SQL has no Bengali letters.
const weekMarker = /^@@(?:(?=[\s\u0980-\u09ff])\s*(.*))?$/

/** Parses a curriculum as admins type it: a line `@@`, with or without a heading after it, starts a week. Readers see no empty weeks. */
export function readCurriculum(text: string): Curriculum {
  const { points, weeks } = parseCurriculum(text)
  return { points, weeks: weeks.filter(({ heading, points }) => heading || points.length > 0) }
}

/** With the empty weeks, which keep the weeks of two languages beside each other. */
export function parseCurriculum(text: string): Curriculum {
  const before: string[] = []
  const weeks: Week[] = []
  let points = before
  for (const line of textLines(text)) {
    const marker = weekMarker.exec(line)
    if (marker) {
      points = []
      weeks.push({ heading: marker[1] ?? "", points })
    } else points.push(line)
  }
  return { points: before, weeks }
}
