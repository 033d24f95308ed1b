import { createContext, type ReactNode, use, useEffect, useId, useState } from "react"
import type { useContractForm } from "#api/contract-form.ts"
import { useWords } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"
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

/** A form in a dialog; to be rendered only while it is open, so that it begins anew each time. */
export function FormDialog({ title, description, submit, form, onClose, isWide, children }: FormDialogProps) {
  const id = useId()
  const [held, setHeld] = useState(0)
  return (
    <Dialog
      onClose={() => !form.isSubmitting && onClose()}
      title={title}
      description={description}
      isWide={isWide}
      footer={
        <Button kind="accent" type="submit" form={id} busy={form.isSubmitting} disabled={held > 0}>
          {submit}
        </Button>
      }
    >
      <form id={id} onSubmit={form.onSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Draft discardDraft={form.discardDraft} />
        <SubmitBlocker value={setHeld}>{children}</SubmitBlocker>
      </form>
    </Dialog>
  )
}

/** Says that what is filled in was typed earlier. */
export function Draft({ discardDraft }: { discardDraft: (() => void) | undefined }) {
  const words = useWords(recordWords)
  if (!discardDraft) return null
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 rounded-field bg-brand-soft px-4 py-1">
      <span className="flex-1 py-2 text-sm">{words.draft}</span>
      <button type="button" onClick={discardDraft} className="min-h-11 font-semibold text-brand text-sm">
        {words.startAfresh}
      </button>
    </div>
  )
}

/** Lets a field keep its form from being sent while something of it is still on its way. */
const SubmitBlocker = createContext<(change: (held: number) => number) => void>(() => {})

export function useSubmitBlocker(isHeld: boolean) {
  const hold = use(SubmitBlocker)
  useEffect(() => {
    if (!isHeld) return
    hold((held) => held + 1)
    return () => hold((held) => held - 1)
  }, [isHeld, hold])
}
