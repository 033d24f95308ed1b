import type { ReactNode } from "react"
import type { CallFailure } from "#api/base-query.ts"
import { toldBy } from "#api/failure.ts"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { importWords } from "#i18n/screens/import.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

type ImportFailureProps = { title: string; failure: CallFailure; children?: ReactNode }

export function ImportFailure({ title, failure, children }: ImportFailureProps) {
  const words = useWords(importWords)
  const { status, message } = toldBy(failure, useSpeech())
  return (
    <div role="alert" className="flex items-start gap-3 rounded-card bg-danger-soft px-4 py-3">
      <Icon shape={shapes.warning} className="mt-0.5 text-danger" />
      <div className="grid gap-1">
        <p className="font-semibold text-danger">{title}</p>
        <p className="measure">{status === 413 ? words.problems.tooLarge : message}</p>
        {children}
      </div>
    </div>
  )
}

/** Whether the server may have done what it was asked without its answer having arrived. */
export function isUnsure(failure: CallFailure, speech: ReturnType<typeof useSpeech>): boolean {
  const { status } = toldBy(failure, speech)
  return status < 400 || (status >= 500 && status !== 503)
}
