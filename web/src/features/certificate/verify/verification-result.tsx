import { Link } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { documentUrl, shortVerificationUrl, verificationUrl } from "#paths.ts"
import { company } from "#site/company.ts"
import { MailLink, PhoneLink } from "#site/component/contact-links.tsx"
import { usePublicUrl } from "#site/component/head.tsx"
import { OnPaper } from "#site/component/on-paper.tsx"
import { Button, buttonClass, ExternalButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Seal } from "#ui/image/seal.tsx"
import { useCopied } from "#ui/use-copied.ts"
import { FactEntry, FramedFacts } from "./framed-facts.tsx"
import { linkedInUrl } from "./linkedin.ts"
import type { Verdict } from "./verdict.ts"

/** The actions for a result. Only a valid certificate can be downloaded or shown on LinkedIn. */
function VerificationActions({ state, number, certificate, actions }: Verdict) {
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

/** The result for a number: a certificate, valid or not, or none. */
export function VerificationResult(result: Verdict) {
  return (
    // In print it fits on one sheet, even with all facts.
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 print:gap-3">
      {result.certificate ? (
        <>
          <Message {...result} />
          <CertificateRecord {...result} />
          <VerificationActions {...result} />
        </>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6 rounded-card border border-line bg-surface px-4 py-8 text-center sm:px-8">
          <Seal tone="neutral" />
          <Message {...result} />
          {result.facts.length > 0 && (
            <dl className="w-full">
              {result.facts.map((fact) => (
                <FactEntry key={fact.name} fact={fact} isValid={false} />
              ))}
            </dl>
          )}
          <CheckedOn {...result} />
        </div>
      )}
      {result.state !== "valid" && (
        <p className="flex flex-wrap justify-center gap-x-6 print:hidden">
          <PhoneLink className={link} />
          <MailLink className={link} />
        </p>
      )}
      <OnPaper path={verificationUrl(result.number)} />
    </section>
  )
}

const link = "inline-flex min-h-11 items-center text-brand underline"

function Message({ state, verdict, hints, suggestion }: Verdict) {
  return (
    <div className="grid gap-2">
      <p
        className={classes("font-semibold", state === "valid" && "text-success", state === "revoked" && "text-danger")}
      >
        {verdict}
      </p>
      {hints.map((hint) => (
        <p key={hint} className="wrap-anywhere text-muted">
          {hint}
        </p>
      ))}
      {suggestion && (
        <p>
          {suggestion.text}{" "}
          <Link to={verificationUrl(suggestion.number)} className={classes(link, "tabular font-semibold")}>
            {suggestion.number}
          </Link>
          {"?"}
        </p>
      )}
    </div>
  )
}

const seals = { valid: "gold", revoked: "danger" } as const
const sealOf = (state: Verdict["state"]) => (state === "valid" || state === "revoked" ? seals[state] : "neutral")

function CertificateRecord(result: Verdict) {
  const { state, facts, issuer } = result
  return (
    <FramedFacts isValid={state === "valid"} heading={<Seal tone={sealOf(state)} />} facts={facts}>
      <p>{issuer}</p>
      <CheckedOn {...result} />
    </FramedFacts>
  )
}

function CheckedOn({ checkedOn, checkedAt }: Verdict) {
  const { format } = useI18n()
  return (
    <p className="text-muted text-sm">
      {checkedOn} <time dateTime={checkedAt}>{format.zonedDateTime(checkedAt)}</time>
    </p>
  )
}
