import type { PublicCertificate } from "contract"
import { useSpeech } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { LatticeFrame } from "#ui/lattice.tsx"
import { Seal } from "#ui/seal.tsx"

/** What became of a number: a certificate that holds, one that was withdrawn, or none. */
export function VerificationResult({ certificate }: { certificate: PublicCertificate | null }) {
  const { texts } = useSpeech()
  if (certificate?.status === "active") {
    return (
      <section className="grid gap-6">
        <p className="font-semibold text-success">{texts.verify.valid}</p>
        <Record certificate={certificate} />
      </section>
    )
  }
  return (
    <section className="grid gap-6">
      <div className="grid gap-2">
        <p className="font-semibold">{texts.verify.invalid}</p>
        <p className="text-muted">{certificate ? texts.verify.withdrawnHint : texts.verify.invalidHint}</p>
      </div>
      {certificate && <Record certificate={certificate} />}
    </section>
  )
}

function Record({ certificate }: { certificate: PublicCertificate }) {
  const { language, texts } = useSpeech()
  const { candidateName, certificationName, batchNo, certificationNo, status } = certificate
  const isActive = status === "active"
  const seal = texts.verify.statuses[status]
  return (
    <LatticeFrame tone={isActive ? "gold" : "muted"}>
      <div className="grid justify-items-center gap-6 p-4 text-center sm:p-6">
        <Seal tone={isActive ? "gold" : "danger"} label={seal} />
        <dl className="grid w-full gap-5 sm:grid-cols-2">
          <Entry name={texts.verify.candidateName} value={candidateName} large />
          <Entry name={texts.verify.certificationName} value={certificationName} large />
          <Entry name={texts.verify.batchNo} value={batchNo} />
          <Entry name={texts.verify.certificationNo} value={certificationNo} />
          <Entry name={texts.verify.status} value={seal} wide />
        </dl>
        <p className="text-muted text-sm">{texts.verify.issuedBy(company[language].name)}</p>
      </div>
    </LatticeFrame>
  )
}

type EntryProps = { name: string; value: string; large?: boolean; wide?: boolean }

function Entry({ name, value, large = false, wide = large }: EntryProps) {
  return (
    <div className={wide ? "sm:col-span-2" : undefined}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className={large ? "break-words font-semibold text-xl" : "tabular break-words text-lg"}>{value}</dd>
    </div>
  )
}
