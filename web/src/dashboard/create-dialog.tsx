import type { Call } from "contract"
import type { ReactNode } from "react"
import type { FieldValues } from "react-hook-form"
import type { ZodMiniType } from "zod/mini"
import { useCall } from "#api/calls.ts"
import { type ContractForm, type FormPlan, useContractForm } from "#api/contract-form.ts"
import { useDialogUrlState } from "#dashboard/dialog-url-state.ts"
import { FormDialog } from "#dashboard/form-dialog.tsx"

type CreateTexts = { create: string; createText?: string; submit: string; creating?: string; created: string }

type CreateDialogProps<Input extends FieldValues, Output> = Pick<FormPlan<Input, Output>, "schema" | "empty"> & {
  call: Call & { readonly body: ZodMiniType<Output, Input> }
  texts: CreateTexts
  isWide?: boolean
  /** The fields. */
  children: (form: ContractForm<Input, Output>) => ReactNode
}

/** The form for a new record. `ResourceList` mounts it only while it is open. */
export function CreateDialog<Input extends FieldValues, Output>(props: CreateDialogProps<Input, Output>) {
  const { texts, call, isWide, children, ...plan } = props
  const { close } = useDialogUrlState()
  const send = useCall(call)
  const form = useContractForm({
    ...plan,
    draft: call.path,
    save: (body) => send({ body }),
    doing: texts.creating,
    done: texts.created,
    onDone: close,
  })
  return (
    <FormDialog
      isWide={isWide}
      title={texts.create}
      description={texts.createText}
      submit={texts.submit}
      form={form}
      onClose={close}
    >
      {children(form)}
    </FormDialog>
  )
}
