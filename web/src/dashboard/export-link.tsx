import type { Call } from "contract"
import { exportUrl } from "#api/calls.ts"
import { useWords } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"
import { buttonLooks } from "#ui/button.tsx"

/** All records, or those that are searched for. The cookie opens it: a download needs no script. */
export function ExportLink({ call, query = {} }: { call: Call; query?: Record<string, string | undefined> }) {
  const words = useWords(recordWords)
  const given = Object.entries(query).filter(([, value]) => value)
  return (
    <a href={exportUrl(call, Object.fromEntries(given))} download className={buttonLooks("quiet")}>
      {given.length > 0 ? words.exportFound : words.export}
    </a>
  )
}
