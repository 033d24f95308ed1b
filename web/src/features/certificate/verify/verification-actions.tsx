import { useI18n } from "#i18n/language.tsx"
import { documentUrl, shortVerificationUrl } from "#paths.ts"
import { company } from "#site/company.ts"
import { usePublicUrl } from "#site/component/head.tsx"
import { Button, buttonClass } from "#ui/button/button.tsx"
import { ExternalButton } from "#ui/button/external-link.tsx"
import { useCopied } from "#ui/use-copied.ts"
import { linkedInUrl } from "./linkedin.ts"
import type { Verdict } from "./verdict.ts"

/** The actions for a result. Only a valid certificate can be downloaded or shown on LinkedIn. */
export function VerificationActions({ state, number, certificate, actions }: Verdict) {
  const { language } = useI18n()
  const link = usePublicUrl()(shortVerificationUrl(number))
  const { outcome, copy } = useCopied(link)
  if (!actions || !certificate) return null

  return (
    <div className="grid gap-3 print:hidden">
      <section aria-label={actions.label} className="flex flex-wrap gap-3">
        {state === "valid" && (
          <>
            {certificate.hasDocument && (
              <a href={documentUrl(number, language)} download className={buttonClass("secondary")}>
                {actions.download}
              </a>
            )}
            <ExternalButton href={linkedInUrl(certificate, company[language].name, link)}>
              {actions.linkedIn}
            </ExternalButton>
          </>
        )}
        <Button onClick={copy} className="noscript:hidden">
          {actions.copy}
        </Button>
        <Button onClick={() => print()} className="noscript:hidden">
          {actions.print}
        </Button>
      </section>
      {state === "valid" && !certificate.hasDocument && <p className="text-muted text-sm">{actions.noDocument}</p>}
      <p role="status" className="wrap-anywhere empty:hidden">
        {outcome === "copied" && actions.copied}
        {outcome === "refused" && `${actions.copyByHand} ${link}`}
      </p>
    </div>
  )
}
