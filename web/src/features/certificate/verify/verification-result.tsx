import { Link } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { verificationUrl } from "#paths.ts"
import { MailLink, PhoneLink } from "#site/contact-links.tsx"
import { OnPaper } from "#site/on-paper.tsx"
import { classes } from "#ui/class-names.ts"
import { InBengali, useLangOf } from "#ui/in-bengali.tsx"
import { LatticeFrame } from "#ui/lattice.tsx"
import { Seal } from "#ui/seal.tsx"
import type { Fact, Verdict } from "./verdict.ts"
import { VerificationActions } from "./verification-actions.tsx"

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
                <Entry key={fact.name} fact={fact} state={result.state} />
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

function Message({ state, verdict, hints }: Verdict) {
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
    </div>
  )
}

const seals = { valid: "gold", revoked: "danger" } as const
const sealOf = (state: Verdict["state"]) => (state === "valid" || state === "revoked" ? seals[state] : "neutral")

/** The details of a certificate in an ornamental frame. Frame and seal are backgrounds, but must be printed. */
function CertificateRecord(result: Verdict) {
  const { state, facts, issuer } = result
  return (
    <div className="break-inside-avoid [print-color-adjust:exact]">
      <LatticeFrame tone={state === "valid" ? "gold" : "muted"}>
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6 p-4 text-center sm:p-6 print:gap-3 print:p-2">
          <Seal tone={sealOf(state)} />
          <dl className="flex w-full flex-wrap justify-center gap-y-5 print:gap-y-2">
            {facts.map((fact) => (
              <Entry key={fact.name} fact={fact} state={state} />
            ))}
          </dl>
          <div className="grid gap-1 text-muted text-sm">
            <p>{issuer}</p>
            <CheckedOn {...result} />
          </div>
        </div>
      </LatticeFrame>
    </div>
  )
}

const sizes = { name: "font-semibold text-xl", number: "tabular text-xl", state: "font-semibold" }

function Entry({ fact: { name, value, size, to }, state }: { fact: Fact; state: Verdict["state"] }) {
  const lang = useLangOf()(value)
  const isWide = size === "name" || size === "number" || value.length > 30
  const className = classes(
    size && sizes[size],
    size === "state" && (state === "valid" ? "text-success" : "text-danger"),
    to && "text-brand underline",
  )
  const shown = { lang, className, children: value }
  return (
    <div className={classes("w-full px-1", !isWide && "sm:w-1/2")}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere">
        {to ? <Link to={to} {...shown} /> : <span {...shown} />}
        {size !== "number" && lang === "bn" && (
          <>
            {" "}
            <InBengali texts={[value]} />
          </>
        )}
      </dd>
    </div>
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
