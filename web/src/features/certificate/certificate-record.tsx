import type { PublicCertificate } from "contract"
import { isLatin } from "#i18n/is-latin.ts"
import { useSpeech } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { classes } from "#ui/class-names.ts"
import { LatticeFrame } from "#ui/lattice.tsx"
import { Seal } from "#ui/seal.tsx"
import type { Verdict } from "./verify-loader.ts"

type CertificateRecordProps = { certificate: PublicCertificate; texts: NonNullable<Verdict["record"]> }

/** What is known of a certificate, framed as one is; frame and seal are printed though they are backgrounds. */
export function CertificateRecord({ certificate, texts }: CertificateRecordProps) {
  const { language } = useSpeech()
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

export function Entry({ name, value, size = "fact", looks }: EntryProps) {
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
