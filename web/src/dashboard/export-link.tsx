import { recordWords } from "#i18n/screens/records.ts"
import { useWords } from "#i18n/words.ts"
import { buttonLooks } from "#ui/button.tsx"

type ExportLinkProps = { address: string; asked?: Record<string, string | undefined> }

/** All records, or those that are searched for. The cookie opens it: a download needs no script. */
export function ExportLink({ address, asked = {} }: ExportLinkProps) {
  const words = useWords(recordWords)
  const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const query = String(new URLSearchParams(given))
  return (
    <a href={query ? `${address}?${query}` : address} download className={buttonLooks("quiet")}>
      {query ? words.exportFound : words.export}
    </a>
  )
}
