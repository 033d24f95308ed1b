import { importLimits } from "contract"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { importTexts } from "#i18n/screens/import.ts"
import { Button, type ButtonKind } from "#ui/button/button.tsx"
import { ProblemText } from "#ui/form/fields.tsx"
import { csvTypes, useFilePicker } from "#ui/form/file-picker.tsx"
import type { Wizard } from "./use-import.ts"

export function ImportChoose({ wizard: { isReading = false, problem, choose } }: { wizard: Wizard }) {
  const { texts, format } = useTextsAndFormat(importTexts)
  return (
    <>
      <p className="measure text-muted">{texts.choose.text}</p>
      <div className="grid justify-items-center gap-2 rounded-card border border-line-strong border-dashed bg-surface px-4 py-8 text-center">
        <ChooseFile kind="accent" label={texts.choose.button} busy={isReading} onFile={choose} />
        <p className="text-muted text-sm pointer-coarse:hidden">{texts.choose.drop}</p>
        <div role="status" className="measure flex items-start gap-1.5 text-sm">
          {isReading && <span className="text-muted">{texts.choose.reading}</span>}
          {problem && <ProblemText className="text-start">{texts.problems[problem]}</ProblemText>}
        </div>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-6 text-sm">
        <a
          href={`data:text/csv;charset=utf-8,%EF%BB%BF${encodeURIComponent(texts.choose.sampleText)}`}
          download={texts.choose.sampleName}
          className="inline-flex min-h-11 items-center text-brand underline"
        >
          {texts.choose.sample}
        </a>
        <span className="text-muted">{texts.choose.limits(format.number(importLimits.rows))}</span>
      </p>
    </>
  )
}

type ChooseFileProps = { label: string; kind?: ButtonKind; busy?: boolean; onFile: (file: File) => void }

export function ChooseFile({ label, kind, busy, onFile }: ChooseFileProps) {
  const file = useFilePicker({ accept: csvTypes, label, onFile })
  return (
    <>
      {file.input}
      <Button kind={kind} busy={busy} onClick={file.open}>
        {label}
      </Button>
    </>
  )
}
