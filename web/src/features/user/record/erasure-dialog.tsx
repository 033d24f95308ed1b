import { type ReactNode, useId } from "react"
import type { useContractForm } from "#api/form/contract-form.ts"
import { Button } from "#ui/button/button.tsx"
import { FormAlert } from "#ui/form/form-alert.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"

type ErasureDialogProps = {
  title: string
  description: ReactNode
  /** Above the form. */
  facts?: ReactNode
  cancel: string
  submit: string
  form: Pick<ReturnType<typeof useContractForm>, "onSubmit" | "isSubmitting" | "summary">
  onClose: () => void
  children: ReactNode
}

/** Asks before an account and what is stored about its owner are erased. A press outside does not close it. */
export function ErasureDialog(props: ErasureDialogProps) {
  const { title, description, facts, cancel, submit, form, onClose, children } = props
  const id = useId()
  const close = () => !form.isSubmitting && onClose()
  return (
    <Dialog
      onClose={close}
      title={title}
      description={description}
      ignoresOutsidePress
      footer={
        <>
          <Button onClick={close} disabled={form.isSubmitting}>
            {cancel}
          </Button>
          <Button kind="danger" type="submit" form={id} busy={form.isSubmitting}>
            {submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {facts}
        <form id={id} method="dialog" onSubmit={form.onSubmit} noValidate className="grid gap-4">
          <FormAlert text={form.summary} />
          {children}
        </form>
      </div>
    </Dialog>
  )
}
