import type { PublicCertificate } from "contract"
import { useEffect, useState } from "react"
import { isLatin } from "#i18n/is-latin.ts"
import { useI18n } from "#i18n/language.tsx"
import { verificationUrl } from "#paths.ts"
import { company } from "#site/company.ts"
import { MailLink, PhoneLink } from "#site/contact-links.tsx"
import { OnPaper } from "#site/on-paper.tsx"
import { classes } from "#ui/class-names.ts"
import { LatticeFrame } from "#ui/lattice.tsx"
import { listen } from "#ui/listen.ts"
import { Seal } from "#ui/seal.tsx"
import type { Verdict } from "./verify-loader.ts"

/** What became of a number: a certificate that holds, one that was withdrawn, or none. */
export function VerificationResult({ said, asked, certificate, record, verifiedOn }: Verdict) {
  const number = certificate?.certificationNo ?? asked?.number ?? ""
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {certificate && record ? (
        <>
          <Said {...said} certificate={certificate} />
          <CertificateRecord certificate={certificate} texts={record} />
        </>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6 rounded-card border border-line bg-surface px-4 py-8 text-center sm:px-8">
          <Seal tone="quiet" />
          <Said {...said} />
          {asked?.number && (
            <dl className="w-full">
              <Entry name={asked.name} value={asked.number} size="number" />
            </dl>
          )}
          <p className="flex flex-wrap justify-center gap-x-6">
            <PhoneLink className={link} />
            <MailLink className={link} />
          </p>
        </div>
      )}
      <OnPaper path={verificationUrl(number)}>
        <Today words={verifiedOn} />
      </OnPaper>
    </section>
  )
}

const link = "inline-flex min-h-11 items-center text-brand underline"

function Said({ verdict, hint, certificate }: Verdict["said"] & { certificate?: PublicCertificate }) {
  return (
    <div className="grid gap-2">
      <p className={certificate?.status === "active" ? "font-semibold text-success" : "font-semibold"}>{verdict}</p>
      {hint && <p className="text-muted">{hint}</p>}
    </div>
  )
}

type CertificateRecordProps = { certificate: PublicCertificate; texts: NonNullable<Verdict["record"]> }

/** What is known of a certificate, framed as one is; frame and seal are printed though they are backgrounds. */
function CertificateRecord({ certificate, texts }: CertificateRecordProps) {
  const { language } = useI18n()
  const { candidateName, certificationName, batchNo, certificationNo, status } = certificate
  const isActive = status === "active"
  return (
    <div className="break-inside-avoid [print-color-adjust:exact]">
      <LatticeFrame tone={isActive ? "gold" : "muted"}>
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6 p-4 text-center sm:p-6">
          <Seal tone={isActive ? "gold" : "danger"} />
          <dl className="grid w-full grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
            <Entry name={texts.candidateName} value={candidateName} size="name" />
            <Entry name={texts.certificationName} value={certificationName} size="name" />
            <Entry name={texts.certificationNo} value={certificationNo} size="number" />
            <Entry name={texts.batchNo} value={batchNo} />
            <Entry
              name={texts.status}
              value={texts.state}
              looks={isActive ? "font-semibold text-success" : "font-semibold text-danger"}
            />
          </dl>
          <p className="text-muted text-sm">
            {texts.issuedBy} {company[language].name}
          </p>
        </div>
      </LatticeFrame>
    </div>
  )
}

const sizes = {
  name: "font-semibold text-xl",
  number: "tabular text-xl",
  fact: "tabular",
}

type EntryProps = { name: string; value: string; size?: keyof typeof sizes; looks?: string }

function Entry({ name, value, size = "fact", looks }: EntryProps) {
  return (
    <div className={size === "fact" ? undefined : "sm:col-span-2"}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd
        lang={isLatin(value) ? "en" : undefined}
        className={classes("wrap-anywhere", sizes[size], isLatin(value) && "plain-latin", looks)}
      >
        {value}
      </dd>
    </div>
  )
}

/** The reader's day. Only the browser knows it: a page that the server keeps would tell yesterday's, and not hydrate. */
function Today({ words }: { words: string }) {
  const { format } = useI18n()
  const [now, setNow] = useState("")
  useEffect(() => {
    const renew = () => setNow(new Date().toISOString())
    renew()
    return listen({ beforeprint: renew })
  }, [])
  if (!now) return null
  return (
    <p>
      {words} <time dateTime={now}>{format.date(now)}</time>
    </p>
  )
}
