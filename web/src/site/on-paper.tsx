import type { ReactNode } from "react"
import { useHref } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { company, contact } from "#site/company.ts"
import { usePublicUrl } from "#site/head.tsx"

/** A page that is shown to others on paper has lost its header and footer: whose it is, where to ask, where it stands. */
export function OnPaper({ path, children }: { path: string; children?: ReactNode }) {
  const { language, format } = useI18n()
  const url = usePublicUrl()(useHref(path))
  return (
    <div className="hidden wrap-anywhere text-muted print:block">
      <p>{[company[language].name, format.digits(contact.phone), url].join(" · ")}</p>
      {children}
    </div>
  )
}
