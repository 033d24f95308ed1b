import { useHref } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { courseAddress } from "#paths.ts"
import { company, contact } from "#site/company.ts"
import { usePublicAddress } from "#site/head.tsx"

/** A page that is shown to parents has lost its header and footer: whose course it is, and where to ask. */
export function OnPaper({ route }: { route: string }) {
  const { language, format } = useSpeech()
  const address = usePublicAddress()(useHref(courseAddress(route)))
  return (
    <p className="hidden wrap-anywhere text-muted print:block">
      {[company[language].name, format.digits(contact.phone), address].join(" · ")}
    </p>
  )
}
