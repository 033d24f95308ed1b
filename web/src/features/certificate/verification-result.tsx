import type { PublicCertificate } from "contract"
import { useSpeech } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { LatticeFrame } from "#ui/lattice.tsx"
import { Seal } from "#ui/seal.tsx"
import type { Verdict } from "./verify-loader.ts"

/** What became of a number: a certificate that holds, one that was withdrawn, or none. */
export function VerificationResult({ said, certificate, record }: Verdict) {
  const isValid = certificate?.status === "active"
  return (
    <section className="grid gap-6">
      <div className="grid gap-2">
        <p className={isValid ? "font-semibold text-success" : "font-semibold"}>{said.verdict}</p>
        {said.hint && <p className="text-muted">{said.hint}</p>}
      </div>
      {certificate && record && <Record certificate={certificate} texts={record} />}
    </section>
  )
}

type RecordProps = { certificate: PublicCertificate; texts: NonNullable<Verdict["record"]> }

function Record({ certificate, texts }: RecordProps) {
  const { language } = useSpeech()
  const { candidateName, certificationName, batchNo, certificationNo, status } = certificate
  const isActive = status === "active"
  return (
    <LatticeFrame tone={isActive ? "gold" : "muted"}>
      <div className="grid justify-items-center gap-6 p-4 text-center sm:p-6">
        <Seal tone={isActive ? "gold" : "danger"} label={texts.state} />
        <dl className="grid w-full gap-5 sm:grid-cols-2">
          <Entry name={texts.candidateName} value={candidateName} large />
          <Entry name={texts.certificationName} value={certificationName} large />
          <Entry name={texts.batchNo} value={batchNo} />
          <Entry name={texts.certificationNo} value={certificationNo} />
          <Entry name={texts.status} value={texts.state} wide />
        </dl>
        <p className="text-muted text-sm">
          {texts.issuedBy} {company[language].name}
        </p>
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
