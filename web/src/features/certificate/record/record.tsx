import {
  type Certificate,
  type CertificateVersion,
  deleteCertificate,
  getCertificate,
  getCertificateVersions,
  getUsers,
  validityOf,
} from "contract"
import { useParams } from "react-router"
import { fresh, useRead } from "#api/calls.ts"
import { DeleteRecord, useLeaveDeleted } from "#dashboard/delete/delete-record.tsx"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { RecordPage } from "#dashboard/record/record-page.tsx"
import { Fact, Facts, frameClass, RecordSection } from "#dashboard/record/record-section.tsx"
import { MissingRecord, RecordHistory } from "#features/audit/card.tsx"
import { ChangedFields } from "#features/certificate/correction/changed-fields.tsx"
import { CorrectDialog, CorrectRecord, useFieldLabels } from "#features/certificate/correction/correct-dialog.tsx"
import { correctionTexts } from "#features/certificate/correction/correction-texts.ts"
import { certificatePage } from "#features/certificate/dashboard.ts"
import { StatusSelect } from "#features/certificate/list/manage-status.tsx"
import { RevocationActions, RevocationFacts } from "#features/certificate/revoke/revocation.tsx"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { validityTexts } from "#i18n/screens/validity.ts"
import { paths, recordUrl, verificationUrl } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { TextLink } from "#ui/button/button.tsx"
import { Badge } from "#ui/display/badge.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { DocumentOf } from "./record-document.tsx"
import { Mails } from "./record-mails.tsx"
import { RequestOf } from "./record-request.tsx"

type Statements = Omit<CertificateVersion, "version" | "replacedAt" | "reason" | "actor">

/** The earlier versions of a certificate, newest first, each with what replaced it, why, and by whom. */
function Versions({ certificate }: { certificate: Certificate }) {
  const { texts, format } = useTextsAndFormat(correctionTexts)
  const result = useRead(
    getCertificateVersions,
    { params: { id: certificate._id } },
    { skip: certificate.version === 1, refetchOnMountOrArgChange: true },
  )
  if (certificate.version === 1) return null
  return (
    <RecordSection title={texts.versions(format.number(certificate.version - 1))}>
      <Loaded result={result} failed={texts.versionsFailed} skeleton={<Skeleton rows={2} />}>
        {({ data: versions }) => (
          <ol className={frameClass}>
            {versions.map((version, index) => (
              <Version key={version.version} version={version} next={versions[index - 1] ?? certificate} />
            ))}
          </ol>
        )}
      </Loaded>
    </RecordSection>
  )
}

/** `next`: the version that replaced this one. */
function Version({ version, next }: { version: CertificateVersion; next: Statements }) {
  const { texts, format } = useTextsAndFormat(correctionTexts)
  const { reason: _, ...labels } = useFieldLabels()
  const fields = (Object.keys(labels) as (keyof typeof labels)[]).filter((field) => version[field] !== next[field])
  const changes = fields.map((field) => ({ field, before: version[field], now: next[field] }))
  return (
    <li className="wrap-anywhere grid gap-2 px-4 py-3">
      <p className="font-semibold">{texts.version(format.number(version.version))}</p>
      <p className="text-muted text-sm">
        {texts.replaced(format.dateTime(version.replacedAt), version.actor)}
        <span className="block text-ink">{version.reason || texts.importUndone}</span>
      </p>
      <ChangedFields changes={changes} />
    </li>
  )
}

export function Component() {
  const { id = "" } = useParams()
  const { texts, language } = useTextsAndFormat(certificateTexts)
  const result = useRead(getCertificate, { params: { id } }, fresh)
  const { edited } = useDialogUrlState()
  const leaving = useLeaveDeleted(deleteCertificate, paths.manageCertificates)
  const label = certificatePage.label[language]
  return (
    <RecordPage
      key={id}
      result={result}
      label={label}
      nameOf={({ certificationNo }) => certificationNo}
      badges={(certificate) => <State certificate={certificate} />}
      actions={(certificate) => (
        <>
          <CorrectRecord id={id} name={certificate.certificationNo} />
          <RevocationActions certificate={certificate} />
          <DeleteRecord
            name={certificate.certificationNo}
            texts={texts}
            detail={certificate.candidateName}
            call={deleteCertificate}
            record={certificate}
            leaving={leaving}
          />
        </>
      )}
      history={<RecordHistory kind="certificate" recordId={id} />}
      missing={<MissingRecord kind="certificate" recordId={id} label={label} listPath={paths.manageCertificates} />}
    >
      {(certificate) => (
        <>
          <RequestOf certificateId={id} />
          <Details certificate={certificate} />
          <DocumentOf certificate={certificate} />
          <Mails certificate={certificate} />
          <Versions certificate={certificate} />
          {edited === id && <CorrectDialog rows={[certificate]} />}
        </>
      )}
    </RecordPage>
  )
}

function State({ certificate }: { certificate: Certificate }) {
  const validities = useTexts(validityTexts)
  const validity = validityOf(certificate)
  return <Badge tone={validity === "valid" ? "success" : "neutral"}>{validities[validity]}</Badge>
}

function Details({ certificate }: { certificate: Certificate }) {
  const { texts, format } = useTextsAndFormat(certificateTexts)
  const { details } = useTexts(recordPageTexts)
  const { candidateName, candidateEmail, certificationName, batchNo, certificationNo } = certificate
  const { latinName, issuedOn, expiresOn, hours, skills, mark } = certificate
  return (
    <RecordSection title={details}>
      <Facts>
        <Fact name={texts.status}>
          <StatusSelect certificate={certificate} />
        </Fact>
        <RevocationFacts certificate={certificate} />
        <Fact name={texts.candidateName}>{candidateName}</Fact>
        <Fact name={texts.latinName}>{latinName}</Fact>
        <Fact name={texts.candidateEmail}>{candidateEmail}</Fact>
        <Holder email={candidateEmail} />
        <Fact name={texts.certificationName}>{certificationName}</Fact>
        <Fact name={texts.batchNo}>{batchNo}</Fact>
        <Fact name={texts.issuedOn}>{format.date(issuedOn)}</Fact>
        <Fact name={texts.expiresOn}>{expiresOn && format.date(expiresOn)}</Fact>
        <Fact name={texts.hours}>{hours > 0 && format.number(hours)}</Fact>
        <Fact name={texts.skills}>{skills}</Fact>
        <Fact name={texts.mark}>{mark}</Fact>
        <Fact name={texts.verification}>
          <TextLink to={verificationUrl(certificationNo)}>{texts.verify}</TextLink>
        </Fact>
      </Facts>
    </RecordSection>
  )
}

/** The account with the candidate's email, if there is one. */
function Holder({ email }: { email: string }) {
  const texts = useTexts(certificateTexts)
  const mayFind = useMayCall()(getUsers)
  const { currentData } = useRead(getUsers, { query: { email } }, { skip: !mayFind, refetchOnMountOrArgChange: true })
  const [user] = currentData?.data ?? []
  if (!currentData) return null
  return (
    <Fact name={texts.account}>
      {user ? (
        <TextLink to={recordUrl(paths.user, user._id)}>{user.name}</TextLink>
      ) : (
        <span className="text-muted">{texts.noAccount}</span>
      )}
    </Fact>
  )
}
