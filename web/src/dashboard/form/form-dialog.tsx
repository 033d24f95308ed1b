import {
  createContext,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import type { useContractForm } from "#api/form/contract-form.ts"
import { DiscardButton } from "#dashboard/form/edit-notice.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { Button } from "#ui/button/button.tsx"
import { fieldsOf } from "#ui/focus.ts"
import { FormAlert } from "#ui/form/form-alert.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"

type FormDialogProps = {
  title: string
  description?: ReactNode
  submit: string
  form: Pick<ReturnType<typeof useContractForm>, "onSubmit" | "isSubmitting" | "discardDraft" | "summary">
  /** Instead of the notice that the form shows a restored draft. A button beside the submit button then discards it. */
  draftNotice?: ReactNode
  /** Another way to send the form: by default it creates the record, and starts the form again for the next one. */
  onSecond?: (onRestart: () => void) => Promise<void>
  secondLabel?: string | undefined
  onClose: () => void
  isWide?: boolean | undefined
  children: ReactNode
}

/** A form in a dialog. Mount it only while it is open, so that it starts fresh each time. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submit, form, draftNotice, onSecond, onClose, isWide, children } = props
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [blockers, setBlockers] = useState(0)
  const [restarts, setRestarts] = useState(0)
  const isBlocked = blockers > 0

  // A later effect would lose the first letter of a fast typist.
  useLayoutEffect(() => {
    if (restarts > 0 && element.current) fieldsOf(element.current)[0]?.focus()
  }, [restarts])

  const second = onSecond && (() => onSecond(() => setRestarts((count) => count + 1)))

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (!isSubmitShortcut(event)) return
    event.preventDefault()
    if (isBlocked || form.isSubmitting) return
    if (event.shiftKey && second) void second()
    else event.currentTarget.requestSubmit()
  }
  return (
    <Dialog
      onClose={() => !form.isSubmitting && onClose()}
      title={title}
      description={description}
      isWide={isWide}
      footer={
        <>
          {draftNotice && <DiscardButton form={id} discard={form.discardDraft} disabled={form.isSubmitting} />}
          <SubmitButtons
            {...{ id, submit, second, isBlocked }}
            secondLabel={props.secondLabel}
            isSubmitting={form.isSubmitting}
          />
        </>
      }
    >
      <form
        ref={element}
        id={id}
        onSubmit={form.onSubmit}
        onKeyDown={onKeyDown}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <FormAlert text={form.summary} />
        {draftNotice ?? <DraftNotice discardDraft={form.discardDraft} />}
        <SubmitBlocker value={setBlockers}>
          {/* New fields for each record: nothing remains of the previous one's uploads. */}
          <Fragment key={restarts}>{children}</Fragment>
        </SubmitBlocker>
      </form>
    </Dialog>
  )
}

type SubmitButtonsProps = {
  /** The form's id. */
  id: string
  submit: string
  second: (() => Promise<void>) | undefined
  secondLabel: string | undefined
  isBlocked: boolean
  isSubmitting: boolean
}

function SubmitButtons(props: SubmitButtonsProps) {
  const { id, submit, second, secondLabel, isBlocked, isSubmitting } = props
  const texts = useTexts(recordTexts)
  const [isSecond, setSecond] = useState(false)
  const disabled = isBlocked || isSubmitting

  async function pressSecond() {
    setSecond(true)
    await second?.()
    setSecond(false)
  }
  return (
    <>
      {/* Not a submit button: Enter in a field presses the first one of those. */}
      {second && (
        <Button
          busy={isSubmitting && isSecond}
          disabled={disabled}
          aria-keyshortcuts="Control+Shift+Enter"
          onClick={pressSecond}
        >
          {secondLabel ?? texts.addAnother}
        </Button>
      )}
      <Button kind="accent" type="submit" form={id} busy={isSubmitting && !isSecond} disabled={disabled}>
        {submit}
      </Button>
    </>
  )
}

/** Ctrl+Enter or Cmd+Enter in a field, with Shift for the second button; also in one of several lines; not in a dialog that is open above the form. */
export const isSubmitShortcut = ({ key, ctrlKey, metaKey, target, currentTarget }: KeyboardEvent<HTMLFormElement>) =>
  key === "Enter" && (ctrlKey || metaKey) && currentTarget.contains(target as Node)

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
export const SubmitBlocker = createContext<(change: (blockers: number) => number) => void>(() => {})

export function useSubmitBlocker(isBlocked: boolean) {
  const changeBlockers = use(SubmitBlocker)
  useEffect(() => {
    if (!isBlocked) return
    changeBlockers((blockers) => blockers + 1)
    return () => changeBlockers((blockers) => blockers - 1)
  }, [isBlocked, changeBlockers])
}
