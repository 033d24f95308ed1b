import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { DefaultValues, FieldValues } from "react-hook-form"
import { toast } from "react-hot-toast/headless"
import { valuesByPath } from "#api/form/values-by-path.ts"
import { tabStorage } from "#browser-storage.ts"
import { currentSession } from "#session/session.ts"
import { listen } from "#ui/listen.ts"
import { showNote } from "#ui/overlay/show-toast.tsx"

/** The toast that offers to discard a draft when its form closes. */
export type DraftTexts = { draftKept: string; discard: string }

type DraftPlan<Input extends FieldValues> = {
  form: { getValues: () => Input; setValue: (...change: never) => void }
  empty: DefaultValues<Input>
  draft: string | undefined
  draftTexts: DraftTexts | undefined
  base: unknown
}

/** Restores unsent input into a form, and stores the input when the form unmounts or the page is hidden. */
export function useDraft<Input extends FieldValues>(plan: DraftPlan<Input>) {
  const { form, empty, draft, draftTexts, base } = plan
  const [userId] = useState(currentSession().user?._id)
  const [found] = useState(() => (draft ? takeDraft(draft, userId) : null))
  const [isDraft, setDraft] = useState(found !== null)
  const saved = useRef<DefaultValues<Input>>(undefined)
  const repeatedValues = useRef<object>(undefined)

  useEffect(() => {
    const set = form.setValue as (name: string, value: unknown, how: object) => void
    for (const [name, value] of Object.entries(found?.values ?? {})) set(name, value, { shouldDirty: true })
  }, [found, form])

  /** Returns whether there was input to store. */
  const store = useEffectEvent(() => {
    if (!draft || !userId) return false
    const unchanged = valuesByPath(saved.current ?? empty)
    const typed = Object.entries(valuesByPath(form.getValues())).filter(([name, value]) => value !== unchanged[name])
    const { wasEnded, user } = currentSession()
    if (typed.length === 0) deleteDraft(draft)
    else if (wasEnded || user?._id === userId) {
      // A draft that was restored and again not sent keeps its original base.
      const stored: Draft = {
        userId,
        values: { ...repeatedValues.current, ...Object.fromEntries(typed) },
        from: isDraft ? found?.from : base,
      }
      tabStorage.set(prefix + draft, JSON.stringify(stored))
      return !wasEnded
    }
    return false
  })
  const close = useEffectEvent(() => {
    if (!store() || !draft || !draftTexts) return
    const button = { label: draftTexts.discard, onPress: () => deleteDraft(draft) }
    showNote({ text: draftTexts.draftKept, button }, prefix + draft)
  })
  useEffect(() => {
    // The form shows the draft now.
    if (draft) toast.dismiss(prefix + draft)
  }, [draft])
  useEffect(() => {
    // Both events: browsers differ in which one they fire on a reload, a navigation or a tab discarded from memory.
    const hide = () => document.visibilityState === "hidden" && store()
    const stopListening = listen({ pagehide: () => store(), visibilitychange: hide })
    return () => {
      stopListening()
      close()
    }
  }, [])

  return {
    isDraft,
    base: found?.from,
    restored: isDraft && found ? Object.keys(found.values) : [],
    /** The form's current values need no draft: they have been saved, or were filled in by code. A draft repeats `next`, though. */
    markSaved: (next?: object) => {
      saved.current = form.getValues() as DefaultValues<Input>
      repeatedValues.current = next
      // If the form unmounted during the save, it has stored a draft.
      if (draft) {
        deleteDraft(draft)
        toast.dismiss(prefix + draft)
      }
      setDraft(false)
    },
  }
}

/** `from` is the record that an edit started from. */
type Draft = { userId: string; values: object; from?: unknown }

const prefix = "draft:"

function read(key: string): Draft | null {
  try {
    return JSON.parse(tabStorage.get(key) ?? "null")
  } catch {
    return null
  }
}

/** Reads a user's draft and removes it from storage. */
function takeDraft(name: string, userId: string | undefined): Draft | null {
  const draft = read(prefix + name)
  deleteDraft(name)
  return draft?.userId === userId ? draft : null
}

const deleteDraft = (name: string) => tabStorage.set(prefix + name, null)

/** Deletes all drafts except one user's: on a shared computer nobody may see another user's input. */
export function deleteDrafts(exceptUserId?: string) {
  for (const key of tabStorage.keys(prefix)) if (read(key)?.userId !== exceptUserId) tabStorage.set(key, null)
}
