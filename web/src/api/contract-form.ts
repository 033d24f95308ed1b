import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect, useRef, useState } from "react"
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from "react-hook-form"
import { toast } from "react-hot-toast/headless"
import { useStore } from "react-redux"
import type { ZodMiniType } from "zod/mini"
import { keepDraft, takeDraft } from "#api/drafts.ts"
import { toldBy } from "#api/failure.ts"
import { useToastFailure } from "#api/toast-failure.ts"
import { useSpeech } from "#i18n/language.tsx"
import "#i18n/every-message.ts"
import { translated } from "#i18n/messages.ts"
import type { RootState } from "#store.ts"

type Plan<Input extends FieldValues, Output> = {
  schema: ZodMiniType<Output, Input>
  empty: DefaultValues<Input>
  /** Rejects with the call's failure. */
  save: (input: Output) => Promise<unknown>
  /** What a toast says while it is saved, and when it is. */
  doing?: string
  done?: string
  /** What a failure's toast says instead of the server's own words. */
  failed?: string
  onDone?: () => void
  /**
   * The name under which what was typed waits when the form goes away unsent: closed by mistake, or because the session
   * ended. Forms with passwords have none.
   */
  draft?: string
  /** What a draft of an edit began from, to be had back with it. */
  from?: unknown
}

/** What a form tells by itself, at more length than a toast could. */
export type ShownFailure = { isShown?: true }

/**
 * A form checked by the same schema as the call behind it. What the server refuses stands at its field and in a toast;
 * what was typed stays.
 */
export function useContractForm<Input extends FieldValues, Output>(plan: Plan<Input, Output>) {
  const { schema, empty, save, doing, done, failed, onDone, draft, from } = plan
  const speech = useSpeech()
  const toastFailure = useToastFailure()
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const isSending = useRef(false)
  const lastFailure = useRef<string>(undefined)
  const kept = useDraft({ form, empty, draft, from })

  const submit = form.handleSubmit(async (input) => {
    // What was wrong the last time is not said while it is tried again.
    if (lastFailure.current) toast.dismiss(lastFailure.current)
    const id = doing ? toast.loading(doing) : undefined
    try {
      await save(input)
      if (done) toast.success(done, id ? { id } : undefined)
      else if (id) toast.dismiss(id)
      kept.settle()
      onDone?.()
    } catch (failure) {
      if (id) toast.dismiss(id)
      const { message, fields } = toldBy(failure, speech)
      for (const { field, message } of fields) form.setError(field as Path<Input>, { message }, { shouldFocus: true })
      if (failed || !(failure as ShownFailure).isShown) lastFailure.current = toastFailure(failed ?? message)
    }
  })

  /** A second press of a quick double click comes before the button is disabled. */
  async function onSubmit(event?: Parameters<typeof submit>[0]) {
    event?.preventDefault?.()
    if (isSending.current) return
    isSending.current = true
    try {
      await submit(event)
    } finally {
      isSending.current = false
    }
  }

  function errorOf(name: Path<Input>) {
    const message = errors[name]?.message
    return typeof message === "string" ? translated(message, speech.language) : undefined
  }
  const optional = (name: Path<Input>) => ({ ...form.register(name), error: errorOf(name) })
  return {
    form,
    onSubmit,
    isSubmitting,
    field: (name: Path<Input>) => ({ ...optional(name), required: true }),
    /** The same for a field that may be left blank. */
    optional,
    errorOf,
    /** Puts a value into a field that is not typed into. */
    put: (name: Path<Input>, value: PathValue<Input, Path<Input>>) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
    reset: () => form.reset(),
    /** What is filled in was typed earlier and not sent; this throws it away. */
    startAfresh: kept.isDraft ? kept.startAfresh : undefined,
    draftFrom: kept.from,
  }
}

type DraftPlan<Input extends FieldValues> = Pick<Plan<Input, unknown>, "empty" | "draft" | "from"> & {
  form: { getValues: () => Input; setValue: (...change: never) => void; reset: () => void }
}

function useDraft<Input extends FieldValues>({ form, empty, draft, from }: DraftPlan<Input>) {
  const store = useStore<RootState>()
  const [userId] = useState(store.getState().auth.user?._id)
  const [found] = useState(() => (draft ? takeDraft<Input>(draft, userId) : null))
  const [isDraft, setDraft] = useState(found !== null)
  const latest = useRef<{ unsent: DefaultValues<Input>; from: unknown }>({ unsent: empty, from })
  const settled = useRef<DefaultValues<Input>>(undefined)
  useEffect(() => {
    latest.current = { unsent: settled.current ?? empty, from }
  })

  useEffect(() => {
    const set = form.setValue as (name: string, value: unknown, how: object) => void
    for (const [name, value] of Object.entries(found?.values ?? {})) set(name, value, { shouldDirty: true })
  }, [found, form])

  useEffect(() => {
    if (!draft || !userId) return
    return () => {
      const { unsent, from } = latest.current
      const typed = Object.entries(form.getValues()).filter(
        ([name, value]) => value !== (unsent as Record<string, unknown>)[name],
      )
      const { auth } = store.getState()
      const isSomebodyHere = auth.wasEnded || auth.user?._id === userId
      if (typed.length > 0 && isSomebodyHere) {
        keepDraft<Input>(draft, { userId, values: Object.fromEntries(typed) as Partial<Input>, from })
      }
    }
  }, [draft, userId, form, store])

  return {
    isDraft,
    from: found?.from,
    /** What stands in the form now is saved. */
    settle: () => {
      settled.current = form.getValues() as DefaultValues<Input>
      latest.current = { unsent: settled.current, from }
      // Left while it was being saved, the form has put its draft away already.
      if (draft) takeDraft(draft, userId)
      setDraft(false)
    },
    startAfresh: () => {
      form.reset()
      setDraft(false)
    },
  }
}
