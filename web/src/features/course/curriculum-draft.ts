import { useState } from "react"
import { linesOf } from "#ui/lines.ts"
import { moveItem } from "#ui/move-item.ts"
import { readCurriculum } from "./curriculum.ts"

/** A week while it is edited: its points as they are typed, a point a line. The key stays with it wherever it moves. */
export type WeekDraft = { key: string; heading: string; text: string }
export type Draft = { before: string; weeks: WeekDraft[] }

let made = 0
export const newWeek = (heading = "", text = ""): WeekDraft => ({ key: `week-${made++}`, heading, text })

const inLines = (points: readonly string[]) => points.join("\n")

export function draftFrom(text: string): Draft {
  const { points, weeks } = readCurriculum(text)
  return { before: inLines(points), weeks: weeks.map((week) => newWeek(week.heading, inLines(week.points))) }
}

function weekText({ heading, text }: WeekDraft): string {
  return [`@@ ${heading}`.trim(), ...linesOf(text)].join("\n")
}

/** Readers see nothing of such a week, and it is not counted. */
const isEmptyWeek = (week: WeekDraft) => readCurriculum(weekText(week)).weeks.length === 0

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

type Removed = { week: WeekDraft; place: number; name: string }

function firstDraft(text: string): Draft {
  const draft = draftFrom(text)
  return draft.before || draft.weeks.length > 0 ? draft : { before: "", weeks: [newWeek()] }
}

/** The weeks of a text while they are edited. What nobody would see of them, a new week above all, lives here alone. */
export function useCurriculumDraft(value: string, onChange: (text: string) => void) {
  const [draft, setDraft] = useState(() => firstDraft(value))
  const [removed, setRemoved] = useState<Removed[]>([])
  const [written, setWritten] = useState(value)

  // A text that was not written here is a form that was filled anew.
  if (value !== written) {
    setWritten(value)
    setDraft(firstDraft(value))
    setRemoved([])
  }

  function change(next: Draft) {
    const text = textFrom(next)
    setDraft(next)
    // A text that reads the same stays as it was typed.
    if (text === textFrom(draft)) return
    setWritten(text)
    onChange(text)
  }
  const changeWeeks = (weeks: WeekDraft[]) => change({ ...draft, weeks })

  return {
    draft,
    lastRemoved: removed.at(-1),
    changeBefore: (before: string) => change({ ...draft, before }),
    changeWeek: (changed: WeekDraft) =>
      changeWeeks(draft.weeks.map((week) => (week.key === changed.key ? changed : week))),
    add: (week: WeekDraft) => changeWeeks([...draft.weeks, week]),
    move: (from: number, to: number) => changeWeeks(moveItem(draft.weeks, from, to)),
    remove(week: WeekDraft, name: string) {
      setRemoved([...removed, { week, place: draft.weeks.indexOf(week), name }])
      changeWeeks(draft.weeks.filter((each) => each !== week))
    },
    undo({ week, place }: Removed) {
      setRemoved(removed.slice(0, -1))
      changeWeeks(draft.weeks.toSpliced(place, 0, week))
    },
    /** To be called when a field is left. Answers how many weeks there are where markers have made new ones, else null. */
    settle() {
      const first = settledBefore(draft)
      const weeks = first.weeks.flatMap(settledWeek)
      if (first === draft && weeks.every((week, place) => week === draft.weeks[place])) return null
      change({ before: first.before, weeks })
      return weeks.length === draft.weeks.length ? null : weeks.length
    },
  }
}
