import { zodResolver } from "@hookform/resolvers/zod"
import { decodeProblem, encodeProblem } from "contract"
import { useRef } from "react"
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from "react-hook-form"
import { toast } from "react-hot-toast/headless"
import type { ZodMiniType } from "zod/mini"
import { useToastFailure, withReason } from "#api/action-toast.ts"
import { readFailure } from "#api/failure.ts"
import { useDraft } from "#api/use-draft.ts"
import { useI18n } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"

export type FormPlan<Input extends FieldValues, Output> = {
  schema: ZodMiniType<Output, Input>
  empty: DefaultValues<Input>
  /** Rejects with the call's failure. */
  save: (input: Output) => Promise<unknown>
  /** What a toast says while it is saved, and when it is. */
  doing?: string
  done?: string
  /** What a failure's toast says above the server's own words. */
  failed?: string
  onDone?: () => void
  /** The name of the draft that keeps what was typed if the form closes unsent. Forms with passwords have none. */
  draft?: string
  /** What a draft of an edit began from, to be had back with it. */
  from?: unknown
}

export type ContractForm<Input extends FieldValues, Output> = ReturnType<typeof useContractForm<Input, Output>>

/** What a form tells by itself, at more length than a toast could. */
export type ShownFailure = { isShown?: true }

/** A form checked by the schema of its call. What the server refuses is shown at its field and in a toast. */
export function useContractForm<Input extends FieldValues, Output>(plan: FormPlan<Input, Output>) {
  const { schema, empty, save, doing, done, failed, onDone, draft, from } = plan
  const i18n = useI18n()
  const toastFailure = useToastFailure()
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const isSending = useRef(false)
  const lastFailure = useRef<string>(undefined)
  const kept = useDraft({ form, empty, draft, from })

  const submit = form.handleSubmit(async (input) => {
    // What was wrong the last time is not said while it is tried again.
    if (lastFailure.current) toast.dismiss(lastFailure.current)
    if (doing) toast.loading(doing, { id: doing })
    try {
      await save(input)
      if (done) toast.success(done, { id: doing ?? done })
      else if (doing) toast.dismiss(doing)
      kept.settle()
      onDone?.()
    } catch (failure) {
      if (doing) toast.dismiss(doing)
      const { message, fields } = readFailure(failure, i18n)
      for (const each of fields) {
        form.setError(each.field as Path<Input>, { message: encodeProblem(each) }, { shouldFocus: true })
      }
      if (!failed && (failure as ShownFailure).isShown) return
      // By its words: what several forms fail with is said once.
      lastFailure.current = failed ?? message
      toastFailure(failed ? withReason(failed, message) : message, { id: lastFailure.current })
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
    if (typeof message !== "string") return undefined
    const problem = decodeProblem(message)
    return problem ? translate(problem, i18n.language) : message
  }
  const optional = (name: Path<Input>) => ({ ...form.register(name), error: errorOf(name) })
  /** Puts a value into a field that is not typed into. */
  const put = (name: Path<Input>, value: PathValue<Input, Path<Input>>) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  return {
    form,
    onSubmit,
    isSubmitting,
    field: (name: Path<Input>) => ({ ...optional(name), required: true }),
    /** The same for a field that may be left blank. */
    optional,
    errorOf,
    put,
    /** For a field whose picture can be uploaded. */
    picture: (name: Path<Input>) => ({
      address: String(form.watch(name) ?? ""),
      onAddress: (address: string) => put(name, address as PathValue<Input, Path<Input>>),
    }),
    /** What is filled in was typed earlier and not sent; this throws it away. */
    startAfresh: kept.isDraft ? kept.startAfresh : undefined,
    draftFrom: kept.from,
  }
}
