import type { ReactNode } from "react"
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
  onDelete: () => Promise<unknown>
}

export function DeleteRecord({ name, words, text, onDelete, ...button }: DeleteRecordProps) {
  const label = useWords(recordWords).delete
  const tell = useTold()
  const nextFocus = useNextFocus("delete")
  const told = { doing: words.deleting, done: words.deleted, failed: words.deleteFailed }
  return (
    <AskFirst title={words.deleteTitle} text={text} confirm={label} onConfirm={() => tell(onDelete(), told)}>
      {(ask) => <RowAction isDanger {...button} {...nextFocus} label={label} of={name} onClick={ask} />}
    </AskFirst>
  )
}
