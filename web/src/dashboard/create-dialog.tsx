import type { Call } from "contract"
import type { ReactNode } from "react"
import type { FieldValues } from "react-hook-form"
import type { ZodMiniType } from "zod/mini"
import { useCall } from "#api/calls.ts"
import { type ContractForm, type FormPlan, useContractForm } from "#api/contract-form.ts"
import { FormDialog } from "#dashboard/form-dialog.tsx"

type CreateWords = { create: string; createText?: string; submit: string; creating?: string; created: string }

type CreateDialogProps<Input extends FieldValues, Output> = Pick<
  FormPlan<Input, Output>,
  "schema" | "empty" | "draft"
> & {
  call: Call & { readonly body: ZodMiniType<Output, Input> }
  words: CreateWords
  isWide?: boolean
  onClose: () => void
  /** The fields. */
  children: (form: ContractForm<Input, Output>) => ReactNode
}

/** The form of a new record; to be rendered only while it is open. */
export function CreateDialog<Input extends FieldValues, Output>(props: CreateDialogProps<Input, Output>) {
  const { words, call, isWide, onClose, children, ...plan } = props
  const send = useCall(call)
  const save = (body: Output) => send({ body })
  const form = useContractForm({ ...plan, save, doing: words.creating, done: words.created, onDone: onClose })
  return (
    <FormDialog
      isWide={isWide}
      title={words.create}
      description={words.createText}
      submit={words.submit}
      form={form}
      onClose={onClose}
    >
      {children(form)}
    </FormDialog>
  )
}
