import { zodResolver } from "@hookform/resolvers/zod"
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form"
import { toast } from "react-hot-toast/headless"
import type { ZodMiniType } from "zod/mini"
import { toldBy } from "#api/failure.ts"
import { useToastFailure } from "#api/toast-failure.ts"
import { useSpeech } from "#i18n/language.tsx"
import "#i18n/every-message.ts"
import { translated } from "#i18n/messages.ts"

type Plan<Input extends FieldValues> = {
  schema: ZodMiniType<Input, Input>
  empty: DefaultValues<Input>
  save: (input: Input) => Promise<unknown>
}

/**
 * A form checked by the same schema as the call behind it. What the server refuses stands at its field and in a toast;
 * what was typed stays.
 */
export function useContractForm<Input extends FieldValues>({ schema, empty, save }: Plan<Input>) {
  const speech = useSpeech()
  const toastFailure = useToastFailure()
  const form = useForm<Input>({ resolver: zodResolver(schema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState

  const onSubmit = form.handleSubmit(async (input) => {
    // What was wrong the last time is not said while it is tried again.
    toast.dismiss()
    try {
      await save(input)
    } catch (failure) {
      const { message, fields } = toldBy(failure, speech)
      for (const { field, message } of fields) form.setError(field as Path<Input>, { message }, { shouldFocus: true })
      toastFailure(message)
    }
  })

  function field(name: Path<Input>) {
    const message = errors[name]?.message
    return {
      ...form.register(name),
      required: true,
      error: typeof message === "string" ? translated(message, speech.language) : undefined,
    }
  }
  return { onSubmit, field, isSubmitting, reset: () => form.reset() }
}
