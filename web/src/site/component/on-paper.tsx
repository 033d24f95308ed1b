import type { ReactNode } from "react"
import { useHref } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { usePublicUrl } from "#site/component/head.tsx"
import { useContact } from "#site/site-settings.ts"

/** In print a page has no header and footer, so this adds the company, its phone number and the URL. */
export function OnPaper({ path, children }: { path: string; children?: ReactNode }) {
  const { language, format } = useI18n()
  const { phone } = useContact()
  const url = usePublicUrl()(useHref(path))
  return (
    <div className="hidden wrap-anywhere text-muted print:block">
      <p>{[company[language].name, format.digits(phone), url].filter(Boolean).join(" · ")}</p>
      {children}
    </div>
  )
}
