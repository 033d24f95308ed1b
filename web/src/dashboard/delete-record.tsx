import type { ReactNode } from "react"
import { at, type RecordCall, useCall } from "#api/calls.ts"
import { useTold } from "#api/told.ts"
import { AskFirst } from "#dashboard/ask-first.tsx"
import { useNextFocus } from "#dashboard/next-focus.ts"
import { RowAction, type RowActionProps } from "#dashboard/row-action.tsx"
import { useWords } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"

type DeleteRecordProps = Omit<RowActionProps, "of" | "label"> & {
  /** The record's name. */
  name: string
  words: { deleteTitle: string; deleting?: string; deleted: string; deleteFailed: string }
  text: ReactNode
  call: RecordCall
  record: Parameters<typeof at>[0]
  onDeleted?: () => void
}

export function DeleteRecord({ name, words, text, call, record, onDeleted, ...button }: DeleteRecordProps) {
  const label = useWords(recordWords).delete
  const tell = useTold()
  const send = useCall(call)
  const nextFocus = useNextFocus("delete")
  const told = { doing: words.deleting, done: words.deleted, failed: words.deleteFailed }
  return (
    <AskFirst
      title={words.deleteTitle}
      text={text}
      confirm={label}
      onConfirm={() => tell(send(at(record)).then(onDeleted), told)}
    >
      {(ask) => <RowAction isDanger {...button} {...nextFocus} label={label} of={name} onClick={ask} />}
    </AskFirst>
  )
}
