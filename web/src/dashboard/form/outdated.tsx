import { getOutdatedTexts, keepTranslation, type OutdatedText } from "contract"
import { createContext, use } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { useCall, useRead } from "#api/calls.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { useMayCall } from "#session/may-call.ts"
import { WarningIcon } from "#ui/image/icon.tsx"

/** The record, or the section of the site, whose texts a form edits; a new one has none that are outdated. */
export const TextOwner = createContext<Pick<OutdatedText, "kind" | "recordId"> | null>(null)

/** The English texts of the form whose originals were changed afterwards. */
export function useOutdated(): readonly OutdatedText[] {
  const owner = use(TextOwner)
  const mayRead = useMayCall()(getOutdatedTexts)
  const { data } = useRead(getOutdatedTexts, undefined, { skip: !owner || !mayRead })
  return (data?.data ?? []).filter(({ kind, recordId }) => kind === owner?.kind && recordId === owner.recordId)
}

/** Says that an English text is still right. */
export function useKeepTranslation() {
  const { outdated } = useTexts(recordTexts)
  const keep = useCall(keepTranslation)
  const toastAction = useActionToast()
  return ({ kind, recordId, field, english }: OutdatedText) =>
    toastAction(keep({ body: { kind, recordId, field, english } }), { done: outdated.kept, failed: outdated.failed })
}

/** Below an English text whose original was changed afterwards; `english` is that of an item in a list. */
export function OutdatedMark({ field, english = "" }: { field: string; english?: string | undefined }) {
  const { texts, format } = useTextsAndFormat(recordTexts)
  const text = useOutdated().find((text) => text.field === field && text.english === english)
  const keep = useKeepTranslation()
  if (!text) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-warning">
      <p className="flex items-start gap-1.5">
        <WarningIcon className="mt-px" />
        {texts.outdated.mark(format.date(text.changedAt))}
      </p>
      <button type="button" onClick={() => void keep(text)} className="min-h-8 font-semibold text-brand underline">
        {texts.outdated.stillRight}
      </button>
    </div>
  )
}
