import { createContext, type ReactNode, use, useEffect, useId, useState } from "react"
import type { useContractForm } from "#api/contract-form.ts"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"

type FormDialogProps = {
  title: string
  description?: ReactNode
  submit: string
  form: Pick<ReturnType<typeof useContractForm>, "onSubmit" | "isSubmitting" | "discardDraft">
  onClose: () => void
  isWide?: boolean
  children: ReactNode
}

/** A form in a dialog. Mount it only while it is open, so that it starts fresh each time. */
export function FormDialog({ title, description, submit, form, onClose, isWide, children }: FormDialogProps) {
  const id = useId()
  const [blockers, setBlockers] = useState(0)
  return (
    <Dialog
      onClose={() => !form.isSubmitting && onClose()}
      title={title}
      description={description}
      isWide={isWide}
      footer={
        <Button kind="accent" type="submit" form={id} busy={form.isSubmitting} disabled={blockers > 0}>
          {submit}
        </Button>
      }
    >
      <form id={id} onSubmit={form.onSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <DraftNotice discardDraft={form.discardDraft} />
        <SubmitBlocker value={setBlockers}>{children}</SubmitBlocker>
      </form>
    </Dialog>
  )
}

/** Tells the user that the form shows a restored draft. */
export function DraftNotice({ discardDraft }: { discardDraft: (() => void) | undefined }) {
  const texts = useTexts(recordTexts)
  if (!discardDraft) return null
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 rounded-field bg-brand-soft px-4 py-1">
      <span className="flex-1 py-2 text-sm">{texts.draft}</span>
      <button type="button" onClick={discardDraft} className="min-h-11 font-semibold text-brand text-sm">
        {texts.startAfresh}
      </button>
    </div>
  )
}

/** Lets a field disable its form's submit button, for example while an upload runs. */
const SubmitBlocker = createContext<(change: (blockers: number) => number) => void>(() => {})

export function useSubmitBlocker(isBlocked: boolean) {
  const changeBlockers = use(SubmitBlocker)
  useEffect(() => {
    if (!isBlocked) return
    changeBlockers((blockers) => blockers + 1)
    return () => changeBlockers((blockers) => blockers - 1)
  }, [isBlocked, changeBlockers])
}
