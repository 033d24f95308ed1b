import type { Call } from "contract"
import { exportUrl } from "#api/calls.ts"
import { useWords } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"
import { buttonClass } from "#ui/button.tsx"

/** Downloads all records, or those that match the search. A plain link: the session cookie authenticates the GET. */
export function ExportLink({ call, query = {} }: { call: Call; query?: Record<string, string | undefined> }) {
  const words = useWords(recordWords)
  const filters = Object.entries(query).filter(([, value]) => value)
  return (
    <a href={exportUrl(call, Object.fromEntries(filters))} download className={buttonClass("quiet")}>
      {filters.length > 0 ? words.exportFound : words.export}
    </a>
  )
}
