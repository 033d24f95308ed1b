import type { PublicCertificate } from "contract"
import { verification } from "#paths.ts"
import { MailLink, PhoneLink } from "#site/contact-links.tsx"
import { OnPaper } from "#site/on-paper.tsx"
import { Seal } from "#ui/seal.tsx"
import { CertificateRecord, Entry } from "./certificate-record.tsx"
import { Today } from "./today.tsx"
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
      <OnPaper path={verification(number)}>
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
