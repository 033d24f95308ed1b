import { zodResolver } from "@hookform/resolvers/zod"
import { decodeProblem, encodeProblem, type Problem } from "contract"
import { useRef, useState } from "react"
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from "react-hook-form"
import { toast } from "react-hot-toast/headless"
import type { ZodMiniType } from "zod/mini"
import { useToastFailure, withReason } from "#api/action-toast.ts"
import { readFailure } from "#api/failure.ts"
import { type DraftTexts, useDraft } from "#api/form/use-draft.ts"
import { useI18n } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { showSuccess, type ToastContent } from "#ui/overlay/show-toast.tsx"

export type FormPlan<Input extends FieldValues, Output, Saved = unknown> = {
  schema: ZodMiniType<Output, Input>
  empty: DefaultValues<Input>
  /** The error of a blank field in a form that needs all of its fields; by default the same for each. */
  missing?: { [Name in Path<Input>]?: string }
  /** Rejects with the call's failure. */
  save: (input: Output) => Promise<Saved>
  /** The toast's texts while saving and after success. */
  doing?: string
  done?: string | ((saved: Saved) => ToastContent)
  /** The failure toast's first line, above the server's message. */
  failed?: string
  onDone?: (saved: Saved) => void
  /** The name under which unsent input is stored as a draft. Forms with passwords have none. */
  draft?: string
  /** Shown when the form closes with unsent input; by default nothing is. */
  draftTexts?: DraftTexts
  /** The record that the edit started from, stored with its draft. */
  base?: unknown
}

export type ContractForm<Input extends FieldValues, Output> = ReturnType<typeof useContractForm<Input, Output>>

/** The part of a form that a record's fields need, whether it is created or edited. */
export type FormFields<Input extends FieldValues> = Pick<
  ContractForm<Input, unknown>,
  "field" | "optional" | "image"
> & {
  form: { watch: () => object; formState: { errors: FieldErrors; submitCount: number } }
}

/** A failure that the form shows itself, in more detail than a toast could. */
export type ShownFailure = { isShown?: true }

/** Messages about the whole form, which the product document wants at each blank field: shown once, beside shorter ones at the fields. */
const isAboutForm = ({ code }: Problem) =>
  code === "allFieldsRequired" || code === "starredRequired" || code === "typeAllRequired"

/** The toast of the last form that was submitted. Outside the component, because a dialog's form ends with the dialog. */
let lastToast: string | undefined

/** A form validated by its call's schema. The server's errors are shown at their fields and in a toast. */
export function useContractForm<Input extends FieldValues, Output, Saved = unknown>(
  plan: FormPlan<Input, Output, Saved>,
) {
  const { schema, empty, missing, save, doing, done, failed, onDone, draft, draftTexts, base } = plan
  const i18n = useI18n()
  const toastFailure = useToastFailure()
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const isSending = useRef(false)
  const [lastFailure, setLastFailure] = useState<unknown>()
  const stored = useDraft({ form, empty, draft, draftTexts, base })

  /** Resolves to what was saved; to undefined after a failure, which it has shown. */
  async function attempt(input: Output): Promise<{ saved: Saved } | undefined> {
    // The previous outcome is hidden, or it would be taken for that of this submission.
    if (lastToast) toast.dismiss(lastToast)
    setLastFailure(undefined)
    if (doing) toast.loading(doing, { id: doing })
    try {
      const saved = await save(input)
      const success = typeof done === "function" ? done(saved) : done && { text: done }
      lastToast = doing ?? (success ? success.text : undefined)
      if (success) showSuccess(success, lastToast)
      else if (doing) toast.dismiss(doing)
      stored.markSaved()
      return { saved }
    } catch (failure) {
      if (doing) toast.dismiss(doing)
      setLastFailure(failure)
      const { message, fields } = readFailure(failure, i18n)
      for (const each of fields) {
        form.setError(each.field as Path<Input>, { message: encodeProblem(each) }, { shouldFocus: true })
      }
      if (!failed && (failure as ShownFailure).isShown) return undefined
      // The text is the toast's id: the same failure of several forms is shown once.
      lastToast = failed ?? message
      toastFailure(failed ? withReason(failed, message) : message, { id: lastToast })
      return undefined
    }
  }

  /** Ignores the second click of a double click, which comes before the button is disabled. */
  async function submit(onSaved: typeof onDone) {
    if (isSending.current) return
    isSending.current = true
    try {
      let outcome: { saved: Saved } | undefined
      await form.handleSubmit(async (input) => {
        outcome = await attempt(input)
      })()
      if (outcome) onSaved?.(outcome.saved)
    } finally {
      isSending.current = false
    }
  }

  function onSubmit(event?: { preventDefault: () => void }) {
    event?.preventDefault()
    return submit(onDone)
  }

  /** Saves, and then shows the form again for the next record, which starts with these values. */
  const submitAndRestart = (nextOf: (saved: Saved) => DefaultValues<Input>, onRestart: () => void) =>
    submit((saved) => {
      const next = nextOf(saved)
      restart(next, next)
      onRestart()
    })

  /** Shows these values, which need no draft. */
  function restart(values: DefaultValues<Input> | Input, repeated?: object) {
    form.reset(values)
    stored.markSaved(repeated)
  }

  const messageAt = (name: string) => form.getFieldState(name as Path<Input>, form.formState).error?.message
  const problemOf = (name: string) => decodeProblem(String(messageAt(name) ?? ""))
  function errorOf(name: Path<Input>) {
    const message: unknown = messageAt(name)
    if (typeof message !== "string") return undefined
    const problem = problemOf(name)
    if (!problem) return message
    if (!isAboutForm(problem)) return translate(problem, i18n.language)
    return missing?.[name] ?? translate({ code: "fieldRequired" }, i18n.language)
  }
  const aboutForm = Object.keys(errors)
    .map(problemOf)
    .find((problem) => problem && isAboutForm(problem))
  const optional = (name: Path<Input>) => ({ ...form.register(name), error: errorOf(name) })
  const setField = (name: Path<Input>, value: PathValue<Input, Path<Input>>) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  return {
    form,
    onSubmit,
    submitAndRestart,
    restart,
    isSubmitting,
    /** Why the last attempt failed, until the next one. The toast has said it too, but disappears. */
    failure: lastFailure === undefined ? undefined : readFailure(lastFailure, i18n).message,
    field: (name: Path<Input>) => ({ ...optional(name), required: true }),
    /** Like `field`, for a field that may be blank. */
    optional,
    errorOf,
    /** An error of the form as a whole, shown above its fields. */
    summary: aboutForm && translate(aboutForm, i18n.language),
    setField,
    /** For a field whose image can be uploaded. */
    image: (name: Path<Input>) => ({
      url: String(form.watch(name) ?? ""),
      onUrlChange: (url: string) => setField(name, url as PathValue<Input, Path<Input>>),
    }),
    /** Discards the restored draft; undefined when the form shows none. */
    discardDraft: stored.isDraft ? () => restart(empty) : undefined,
    draftBase: stored.base,
    /** The fields that the draft has restored. */
    restored: stored.restored as Path<Input>[],
  }
}
