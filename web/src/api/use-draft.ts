import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { DefaultValues, FieldValues } from "react-hook-form"
import { tabStorage } from "#browser-storage.ts"
import { currentSession } from "#session/session.ts"
import { listen } from "#ui/listen.ts"

type DraftPlan<Input extends FieldValues> = {
  form: { getValues: () => Input; setValue: (...change: never) => void; reset: () => void }
  empty: DefaultValues<Input>
  draft: string | undefined
  from: unknown
}

/** Fills in what was typed earlier and not sent, and stores what is typed now when the form or the page goes away. */
export function useDraft<Input extends FieldValues>({ form, empty, draft, from }: DraftPlan<Input>) {
  const [userId] = useState(currentSession().user?._id)
  const [found] = useState(() => (draft ? takeDraft(draft, userId) : null))
  const [isDraft, setDraft] = useState(found !== null)
  const saved = useRef<DefaultValues<Input>>(undefined)

  useEffect(() => {
    const set = form.setValue as (name: string, value: unknown, how: object) => void
    for (const [name, value] of Object.entries(found?.values ?? {})) set(name, value, { shouldDirty: true })
  }, [found, form])

  const store = useEffectEvent(() => {
    if (!draft || !userId) return
    const unchanged = (saved.current ?? empty) as Record<string, unknown>
    const typed = Object.entries(form.getValues()).filter(([name, value]) => value !== unchanged[name])
    const { wasEnded, user } = currentSession()
    if (typed.length === 0) forgetDraft(draft)
    else if (wasEnded || user?._id === userId) {
      // A draft that is not sent this time either still began from what it began from.
      const stored: Draft = { userId, values: Object.fromEntries(typed), from: isDraft ? found?.from : from }
      tabStorage.set(prefix + draft, JSON.stringify(stored))
    }
  })
  useEffect(() => {
    // A reload, another language, or a phone that throws a tab out of its memory: some say the one, some the other.
    const hide = () => document.visibilityState === "hidden" && store()
    const stopListening = listen({ pagehide: () => store(), visibilitychange: hide })
    return () => {
      stopListening()
      store()
    }
  }, [])

  return {
    isDraft,
    from: found?.from,
    /** What stands in the form now is saved. */
    settle: () => {
      saved.current = form.getValues() as DefaultValues<Input>
      // Left while it was being saved, the form has put its draft away already.
      if (draft) forgetDraft(draft)
      setDraft(false)
    },
    startAfresh: () => {
      form.reset()
      setDraft(false)
    },
  }
}

type Draft = { userId: string; values: object; from?: unknown }

const prefix = "draft:"

function read(key: string): Draft | null {
  try {
    return JSON.parse(tabStorage.get(key) ?? "null")
  } catch {
    return null
  }
}

/** What somebody had typed into a form and neither sent nor thrown away; taken out by whoever asks. */
function takeDraft(name: string, userId: string | undefined): Draft | null {
  const draft = read(prefix + name)
  forgetDraft(name)
  return draft?.userId === userId ? draft : null
}

const forgetDraft = (name: string) => tabStorage.set(prefix + name, null)

/** On a shared computer nobody finds what the one before them had typed. */
export function forgetDrafts(exceptOf?: string) {
  for (const key of tabStorage.keys(prefix)) if (read(key)?.userId !== exceptOf) tabStorage.set(key, null)
}
