import { useId, useState } from "react"
import { moveItem } from "#ui/display/move-item.ts"
import { textLines } from "#ui/text/lines.ts"
import { parseCurriculum, readCurriculum } from "./curriculum.ts"

/** A week in the editor, with one point per line. The key identifies the week when it moves. */
export type WeekDraft = { key: string; heading: string; text: string }
export type Draft = { before: string; weeks: WeekDraft[] }

let weeksCreated = 0
export const newWeek = (heading = "", text = ""): WeekDraft => ({ key: `week-${weeksCreated++}`, heading, text })

const inLines = (points: readonly string[]) => points.join("\n")

export function draftFrom(text: string, keepsGaps = false): Draft {
  const { points, weeks } = (keepsGaps ? parseCurriculum : readCurriculum)(text)
  return { before: inLines(points), weeks: weeks.map((week) => newWeek(week.heading, inLines(week.points))) }
}

function weekText({ heading, text }: WeekDraft): string {
  return [`@@ ${heading}`.trim(), ...textLines(text)].join("\n")
}

/** Readers do not see such a week, and it is not numbered. */
const isEmptyWeek = (week: WeekDraft) => readCurriculum(weekText(week)).weeks.length === 0

/** The marked text of a draft, without empty weeks; of one beside another language, without those at its end. */
export function textFrom({ before, weeks }: Draft, keepsGaps = false): string {
  const shown = keepsGaps
    ? weeks.slice(0, weeks.findLastIndex((week) => !isEmptyWeek(week)) + 1)
    : weeks.filter((week) => !isEmptyWeek(week))
  return [...textLines(before), ...shown.map(weekText)].join("\n")
}

/**
 * Text that was typed or pasted into a week may contain markers, so that readers see several weeks: these are returned.
 * A week without markers is returned unchanged.
 */
export function normalizedWeeks(week: WeekDraft): WeekDraft[] {
  const [first, ...others] = draftFrom(weekText(week)).weeks
  if (!first) return [week]
  const isSame =
    others.length === 0 && first.heading === week.heading.trim() && first.text === inLines(textLines(week.text))
  return isSame ? [week] : [{ ...first, key: week.key }, ...others]
}

/** The same for the text before the first week. */
export function normalizedBefore(draft: Draft): Draft {
  const read = draftFrom(draft.before)
  return read.weeks.length === 0 ? draft : { before: read.before, weeks: [...read.weeks, ...draft.weeks] }
}

/** The number of each week as readers see it; null for an empty week. */
export function weekNumbers(weeks: readonly WeekDraft[]): (number | null)[] {
  let last = 0
  return weeks.map((week) => (isEmptyWeek(week) ? null : ++last))
}

/** The English weeks beside the original ones: where there is none yet, an empty one that typing creates. */
export function useEnglishWeeks(value: string, onChange: (text: string) => void) {
  const english = useCurriculumDraft(value, onChange, true)
  const { weeks } = english.draft
  const id = useId()
  const [removed, setRemoved] = useState<(WeekDraft | undefined)[]>([])
  const at = (index: number): WeekDraft => weeks[index] ?? { key: `${id}-${index}`, heading: "", text: "" }
  const upTo = (count: number) =>
    Array.from({ length: Math.max(count, weeks.length) }, (_, index) => weeks[index] ?? newWeek())
  return {
    ...english,
    count: weeks.length,
    at,
    change(index: number, { heading, text }: WeekDraft) {
      const all = upTo(index + 1)
      const { key } = all[index] ?? newWeek()
      english.changeWeeks(all.with(index, { key, heading, text }))
    },
    move: (from: number, to: number) => english.changeWeeks(moveItem(upTo(Math.max(from, to) + 1), from, to)),
    remove(index: number) {
      setRemoved([...removed, weeks[index]])
      english.changeWeeks(weeks.toSpliced(index, 1))
    },
    undo(index: number) {
      const week = removed.at(-1)
      setRemoved(removed.slice(0, -1))
      if (week) english.changeWeeks(upTo(index).toSpliced(index, 0, week))
    },
  }
}

type Removed = { week: WeekDraft; index: number; name: string }

function firstDraft(text: string, keepsGaps: boolean): Draft {
  const draft = draftFrom(text, keepsGaps)
  return draft.before || draft.weeks.length > 0 ? draft : { before: "", weeks: [newWeek()] }
}

/** The weeks of a text in the editor. Empty weeks, such as a new one, exist only here. */
export function useCurriculumDraft(value: string, onChange: (text: string) => void, keepsGaps = false) {
  const [draft, setDraft] = useState(() => firstDraft(value, keepsGaps))
  const [removed, setRemoved] = useState<Removed[]>([])
  const [written, setWritten] = useState(value)

  // A value that was not written here means that the form was filled again.
  if (value !== written) {
    setWritten(value)
    setDraft(firstDraft(value, keepsGaps))
    setRemoved([])
  }

  function change(next: Draft) {
    const text = textFrom(next, keepsGaps)
    setDraft(next)
    // If nothing changes for readers, the text stays as it was typed.
    if (text === textFrom(draft, keepsGaps)) return
    setWritten(text)
    onChange(text)
  }
  const changeWeeks = (weeks: WeekDraft[]) => change({ ...draft, weeks })

  return {
    draft,
    changeWeeks,
    lastRemoved: removed.at(-1),
    changeBefore: (before: string) => change({ ...draft, before }),
    changeWeek: (changed: WeekDraft) =>
      changeWeeks(draft.weeks.map((week) => (week.key === changed.key ? changed : week))),
    add: (week: WeekDraft) => changeWeeks([...draft.weeks, week]),
    move: (from: number, to: number) => changeWeeks(moveItem(draft.weeks, from, to)),
    remove(week: WeekDraft, name: string) {
      setRemoved([...removed, { week, index: draft.weeks.indexOf(week), name }])
      changeWeeks(draft.weeks.filter((other) => other !== week))
    },
    undo({ week, index }: Removed) {
      setRemoved(removed.slice(0, -1))
      changeWeeks(draft.weeks.toSpliced(index, 0, week))
    },
    /** To be called when the field loses the focus. Returns the number of weeks if markers have created new ones, else null. */
    normalize() {
      const first = normalizedBefore(draft)
      const weeks = first.weeks.flatMap(normalizedWeeks)
      if (first === draft && weeks.every((week, index) => week === draft.weeks[index])) return null
      change({ before: first.before, weeks })
      return weeks.length === draft.weeks.length ? null : weeks.length
    },
  }
}
