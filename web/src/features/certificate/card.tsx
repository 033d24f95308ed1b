import { type Certificate, getCertificates } from "contract"
import { Link } from "react-router"
import { fresh, useRead } from "#api/calls.ts"
import { createdAtOf } from "#dashboard/list/created-at.ts"
import { frameClass, SectionLink, SectionList } from "#dashboard/record/record-section.tsx"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { paths, recordUrl } from "#paths.ts"
import { Badge } from "#ui/display/badge.tsx"
import { certificateTexts } from "./texts.ts"

type CertificatesOfProps = {
  /** The owner of the certificates: a person or a course. */
  query: { candidateEmail: string } | { certificationName: string }
  none: string
}

/** The newest certificates of a person or of a course, on that record's page. */
export function CertificatesOf({ query, none }: CertificatesOfProps) {
  const { name } = useTexts(certificateTexts)
  const { texts, format } = useTextsAndFormat(recordPageTexts)
  const result = useRead(getCertificates, { query }, fresh)
  const { data } = result
  const list = `${paths.manageCertificates}?${new URLSearchParams(query)}`
  const isMore = data && data.count > data.data.length
  return (
    <SectionList
      title={name}
      count={data?.count}
      action={isMore && <SectionLink to={list}>{texts.all(format.number(data.count))}</SectionLink>}
      result={result}
      none={none}
    >
      {(certificates) => (
        <ul className={frameClass}>
          {certificates.map((certificate) => (
            <Row key={certificate._id} certificate={certificate} isOfPerson={"candidateEmail" in query} />
          ))}
        </ul>
      )}
    </SectionList>
  )
}

function Row({ certificate, isOfPerson }: { certificate: Certificate; isOfPerson: boolean }) {
  const { _id, certificationNo, certificationName, candidateName, batchNo, status } = certificate
  const { statuses } = useTexts(certificateTexts)
  const { format } = useI18n()
  return (
    <li className="grid gap-x-4 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <Link
          to={recordUrl(paths.certificate, _id)}
          className="wrap-anywhere inline-flex min-h-8 items-center font-semibold text-brand"
        >
          {certificationNo}
        </Link>
        <p className="wrap-anywhere text-muted text-sm">
          {isOfPerson ? `${certificationName} · ${batchNo}` : `${candidateName} · ${batchNo}`}
        </p>
      </div>
      <p className="flex items-center gap-3 text-muted text-sm">
        <Badge tone={status === "active" ? "success" : "neutral"}>{statuses[status]}</Badge>
        <span className="tabular whitespace-nowrap">{format.date(createdAtOf(_id))}</span>
      </p>
    </li>
  )
}
