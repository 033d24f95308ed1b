import { getOwnCertificates, type OwnCertificate, validityOf } from "contract"
import { Link } from "react-router"
import { injectCalls } from "#api/calls.ts"
import { frameClass, RecordSection, SectionLink } from "#dashboard/record/record-section.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { validityTexts } from "#i18n/screens/validity.ts"
import { paths, verificationUrl } from "#paths.ts"
import { Badge } from "#ui/display/badge.tsx"
import { welcomeTexts } from "./welcome-texts.ts"

export const { useGetWelcomeCertificatesQuery } = injectCalls({ getWelcomeCertificates: getOwnCertificates })

const maxShown = 3

/** The newest certificates of the user's verified email. */
export function WelcomeCertificates({ certificates }: { certificates: readonly OwnCertificate[] }) {
  const { texts, format } = useTextsAndFormat(welcomeTexts)
  if (certificates.length === 0) return null
  return (
    <RecordSection
      title={texts.certificates}
      action={<SectionLink to={paths.myCertificates}>{texts.all(format.number(certificates.length))}</SectionLink>}
    >
      <ul className={frameClass}>
        {certificates.slice(0, maxShown).map((certificate) => (
          <Row key={certificate._id} certificate={certificate} />
        ))}
      </ul>
    </RecordSection>
  )
}

function Row({ certificate }: { certificate: OwnCertificate }) {
  const states = useTexts(validityTexts)
  const { certificationName, certificationNo } = certificate
  const state = validityOf(certificate)
  return (
    <li className="wrap-anywhere flex items-center justify-between gap-x-4 px-4 py-2">
      <div className="min-w-0">
        <Link
          to={verificationUrl(certificationNo)}
          className="inline-flex min-h-8 items-center font-semibold text-brand"
        >
          {certificationName}
        </Link>
        <p className="tabular text-muted text-sm">{certificationNo}</p>
      </div>
      <span className="shrink-0">
        <Badge tone={state === "valid" ? "success" : "neutral"}>{states[state]}</Badge>
      </span>
    </li>
  )
}
