import type { ReactNode } from "react"
import { toast } from "react-hot-toast/headless"
import { useTold } from "#api/told.ts"
import { AskFirst } from "#dashboard/ask-first.tsx"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { importWords } from "#i18n/screens/import.ts"
import { useUndoImportMutation } from "./import-api.ts"

type UndoImportProps = { id: string; count: number; onDone?: () => void; children: (ask: () => void) => ReactNode }

export function UndoImport({ id, count, onDone, children }: UndoImportProps) {
  const words = useWords(importWords).undo
  const { format } = useSpeech()
  const tell = useTold()
  const [undo] = useUndoImportMutation()

  async function carryOut() {
    const work = undo({ params: { id } }).unwrap()
    const isDone = await tell(work, { doing: words.doing, failed: words.failed })
    if (!isDone) return false
    toast.success(words.done(format.number((await work).data.deleted)))
    onDone?.()
    return true
  }
  return (
    <AskFirst title={words.title} text={words.text(format.number(count))} confirm={words.button} onConfirm={carryOut}>
      {children}
    </AskFirst>
  )
}
