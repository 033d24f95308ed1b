import type { ReactNode } from "react"
import { useTold } from "#api/told.ts"
import { AskFirst } from "#dashboard/ask-first.tsx"
import { useNextFocus } from "#dashboard/next-focus.ts"
import { RowAction } from "#dashboard/row-action.tsx"
import { recordWords } from "#i18n/screens/records.ts"
import { useWords } from "#i18n/words.ts"

type DeleteRecordProps = {
  /** The record's name. */
  of: string
  title: string
  text: ReactNode
  onDelete: () => Promise<unknown>
  told: { doing?: string; done: string; failed: string }
}

export function DeleteRecord({ of, title, text, onDelete, told }: DeleteRecordProps) {
  const words = useWords(recordWords)
  const tell = useTold()
  const goesOn = useNextFocus("delete")
  return (
    <AskFirst title={title} text={text} confirm={words.delete} onConfirm={() => tell(onDelete(), told)}>
      {(ask) => <RowAction {...goesOn} isDanger label={words.delete} of={of} onClick={ask} />}
    </AskFirst>
  )
}
