import { Link } from "react-router"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { recordUrl } from "#paths.ts"

/** The path of the record's page, the record's id and its name. */
type HistoryLinkProps = { page: string; id: string; name: string }

/** A link to the history of a row's record, for every role that may open its page. One element, because a list may have a hundred rows. */
export function HistoryLink({ page, id, name }: HistoryLinkProps) {
  const { history } = useTexts(recordTexts)
  return (
    <Link
      to={`${recordUrl(page, id)}#history`}
      aria-label={`${history} ${name}`}
      className="inline-flex min-h-11 items-center rounded-field px-3 font-semibold text-brand text-sm hover:bg-sunken lg:min-h-9"
    >
      {history}
    </Link>
  )
}
