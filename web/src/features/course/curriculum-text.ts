import { linesOf } from "#ui/lines.ts"
import { readCurriculum, type Week } from "./curriculum.ts"

/** A week while it is edited: its points as they are typed, a point a line. The key stays with it wherever it moves. */
export type WeekDraft = { key: string; heading: string; text: string }
export type Draft = { before: string; weeks: WeekDraft[] }

let made = 0
export const newWeek = (some: Partial<WeekDraft> = {}): WeekDraft => ({
  heading: "",
  text: "",
  key: `week-${made++}`,
  ...some,
})

const inLines = (points: readonly string[]) => points.join("\n")
const draftOf = ({ heading, points }: Week) => newWeek({ heading, text: inLines(points) })

export function draftFrom(text: string): Draft {
  const { points, weeks } = readCurriculum(text)
  return { before: inLines(points), weeks: weeks.map(draftOf) }
}

function weekText({ heading, text }: WeekDraft): string {
  return [`@@ ${heading}`.trim(), ...linesOf(text)].join("\n")
}

/** Readers see nothing of such a week, and it is not counted. */
export const isEmptyWeek = (week: WeekDraft) => readCurriculum(weekText(week)).weeks.length === 0

/** The marked text of a draft, without what nobody would see of it. */
export function textFrom({ before, weeks }: Draft): string {
  const shown = weeks.filter((week) => !isEmptyWeek(week))
  return [...linesOf(before), ...shown.map(weekText)].join("\n")
}

/**
 * What was typed or pasted into a week may itself hold markers, and so be several weeks to a reader: then it becomes
 * those. A week that is read as it stands is given back untouched.
 */
export function settledWeek(week: WeekDraft): WeekDraft[] {
  const [first, ...others] = draftFrom(weekText(week)).weeks
  if (!first) return [week]
  const isSame =
    others.length === 0 && first.heading === week.heading.trim() && first.text === inLines(linesOf(week.text))
  return isSame ? [week] : [{ ...first, key: week.key }, ...others]
}

/** The same for what stands before the first week. */
export function settledBefore(draft: Draft): Draft {
  const read = draftFrom(draft.before)
  return read.weeks.length === 0 ? draft : { before: read.before, weeks: [...read.weeks, ...draft.weeks] }
}

/** "Week N" as readers count, place by place; null where there is nothing to count. */
export function weekNumbers(weeks: readonly WeekDraft[]): (number | null)[] {
  let last = 0
  return weeks.map((week) => (isEmptyWeek(week) ? null : ++last))
}
