import { useState } from "react"
import { moved } from "#ui/moved.ts"
import {
  type Draft,
  draftFrom,
  newWeek,
  settledBefore,
  settledWeek,
  textFrom,
  type WeekDraft,
} from "./curriculum-text.ts"

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
    move: (from: number, to: number) => changeWeeks(moved(draft.weeks, from, to)),
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
