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

/** The result for a number: a valid certificate, a withdrawn one, or none. */
export function VerificationResult({ message, searched, certificate, record, verifiedOn }: Verdict) {
  const number = certificate?.certificationNo ?? searched?.number ?? ""
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {certificate && record ? (
        <>
          <Message {...message} certificate={certificate} />
          <CertificateRecord certificate={certificate} texts={record} />
        </>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6 rounded-card border border-line bg-surface px-4 py-8 text-center sm:px-8">
          <Seal tone="neutral" />
          <Message {...message} />
          {searched?.number && (
            <dl className="w-full">
              <Entry name={searched.name} value={searched.number} size="number" />
            </dl>
          )}
          <p className="flex flex-wrap justify-center gap-x-6">
            <PhoneLink className={link} />
            <MailLink className={link} />
          </p>
        </div>
      )}
      <OnPaper path={verificationUrl(number)}>
        <Today text={verifiedOn} />
      </OnPaper>
    </section>
  )
}

const link = "inline-flex min-h-11 items-center text-brand underline"

function Message({ verdict, hint, certificate }: Verdict["message"] & { certificate?: PublicCertificate }) {
  return (
    <div className="grid gap-2">
      <p className={certificate?.status === "active" ? "font-semibold text-success" : "font-semibold"}>{verdict}</p>
      {hint && <p className="text-muted">{hint}</p>}
    </div>
  )
}

type CertificateRecordProps = { certificate: PublicCertificate; texts: NonNullable<Verdict["record"]> }

/** The details of a certificate in an ornamental frame. Frame and seal are backgrounds, but must be printed. */
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
              className={isActive ? "font-semibold text-success" : "font-semibold text-danger"}
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

const sizes = { name: "font-semibold text-xl", number: "tabular text-xl", fact: "tabular" }

type EntryProps = { name: string; value: string; size?: keyof typeof sizes; className?: string }

function Entry({ name, value, size = "fact", className }: EntryProps) {
  return (
    <div className={size === "fact" ? undefined : "sm:col-span-2"}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd
        lang={isLatin(value) ? "en" : undefined}
        className={classes("wrap-anywhere", sizes[size], isLatin(value) && "plain-latin", className)}
      >
        {value}
      </dd>
    </div>
  )
}

/** The reader's current date. Set in the browser only: a cached page would show an old date and fail to hydrate. */
function Today({ text }: { text: string }) {
  const { format } = useI18n()
  const [now, setNow] = useState("")
  useEffect(() => {
    const update = () => setNow(new Date().toISOString())
    update()
    return listen({ beforeprint: update })
  }, [])
  if (!now) return null
  return (
    <p>
      {text} <time dateTime={now}>{format.date(now)}</time>
    </p>
  )
}
