import type { Call } from "contract"
import { exportUrl } from "#api/calls.ts"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { useMayCall } from "#session/may-call.ts"
import { buttonClass } from "#ui/button.tsx"

/** Downloads all records, or those that match the search. A plain link: the session cookie authenticates the GET. */
export function ExportLink({ call, query = {} }: { call: Call; query?: Record<string, string | undefined> }) {
  const texts = useTexts(recordTexts)
  const mayExport = useMayCall()(call)
  if (!mayExport) return null
  const filters = Object.entries(query).filter(([, value]) => value)
  return (
    <a href={exportUrl(call, Object.fromEntries(filters))} download className={buttonClass("secondary")}>
      {filters.length > 0 ? texts.exportFound : texts.export}
    </a>
  )
}
