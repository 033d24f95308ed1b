import type { ImportResult } from "contract"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { importWords } from "#i18n/screens/import.ts"
import { paths } from "#paths.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { UndoImport } from "./undo-import.tsx"

type ImportDoneProps = { result: ImportResult; onAnother: () => void }

export function ImportDone({ result: { importId, created, unchanged }, onAnother }: ImportDoneProps) {
  const words = useWords(importWords)
  const { format } = useSpeech()
  return (
    <>
      <dl className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 md:p-6">
        <Count name={words.done.made} count={format.number(created)} />
        <Count name={words.done.unchanged} count={format.number(unchanged)} />
      </dl>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="accent" to={paths.manageCertificates}>
          {words.done.see}
        </ButtonLink>
        <Button onClick={onAnother}>{words.done.another}</Button>
        {importId && (
          <UndoImport id={importId} count={created} onDone={onAnother}>
            {(ask) => <Button onClick={ask}>{words.undo.button}</Button>}
          </UndoImport>
        )}
      </div>
    </>
  )
}

function Count({ name, count }: { name: string; count: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="tabular font-semibold text-2xl">{count}</dd>
    </div>
  )
}
