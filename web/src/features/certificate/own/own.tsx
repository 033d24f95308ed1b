import {
  getOwnCertificates,
  hideFromSearch,
  type OwnCertificate,
  RequestCorrection,
  requestCorrection,
  showInSearch,
  validityOf,
} from "contract"
import { useId, useState } from "react"
import { Link } from "react-router"
import { useActionToast } from "#api/action-toast.ts"
import { fresh, useCall, useRead } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { FormDialog } from "#dashboard/form/form-dialog.tsx"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { frameClass } from "#dashboard/record/record-section.tsx"
import { VerifyFirst } from "#dashboard/record/send-verification.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { Screen } from "#dashboard/screen.tsx"
import { useMissingDocument } from "#features/certificate/issue/missing-letters.ts"
import { linkedInUrl } from "#features/certificate/verify/linkedin.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { validityTexts } from "#i18n/screens/validity.ts"
import { documentUrl, shortVerificationUrl, verificationUrl } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { company } from "#site/company.ts"
import { usePublicUrl } from "#site/component/head.tsx"
import { ExternalLink } from "#ui/button/button.tsx"
import { Badge } from "#ui/display/badge.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { CheckBox } from "#ui/form/check-box.tsx"
import { TextArea } from "#ui/form/fields.tsx"
import { useCopied } from "#ui/use-copied.ts"
import { ownTexts } from "./own-texts.ts"

/** The holder says what is wrong with a certificate. */
function RequestDialog({ certificate, onClose }: { certificate: OwnCertificate; onClose: () => void }) {
  const texts = useTexts(ownTexts)
  const request = useCall(requestCorrection)
  const params = { id: certificate._id }
  const form = useContractForm({
    schema: RequestCorrection,
    empty: { text: "" },
    draft: `${requestCorrection.path} ${certificate._id}`,
    save: (body) => request({ params, body }),
    doing: texts.sending,
    done: texts.sent,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={texts.requestTitle}
      description={<span className="wrap-anywhere">{texts.requestText(certificate.certificationNo)}</span>}
      submit={texts.send}
      form={form}
      onClose={onClose}
    >
      <TextArea label={texts.field} hint={texts.fieldHint} rows={5} {...form.field("text")} />
    </FormDialog>
  )
}

/** Whether search engines may show the certificate's page. They may not until its holder says so. */
function Indexing({ certificate: { _id, certificationNo, indexedSince } }: { certificate: OwnCertificate }) {
  const texts = useTexts(ownTexts)
  const [show, hide] = [useCall(showInSearch), useCall(hideFromSearch)]
  const showResult = useActionToast()
  const [pending, setPending] = useState<boolean>()
  const hintId = useId()
  const isOn = pending ?? indexedSince !== ""

  async function change(next: boolean) {
    setPending(next)
    await showResult((next ? show : hide)({ params: { id: _id } }), {
      doing: texts.indexingSaving,
      done: next ? texts.indexingOn : texts.indexingOff,
      failed: texts.indexingFailed,
    })
    setPending(undefined)
  }

  return (
    <div className="mt-2">
      <CheckBox
        checked={isOn}
        disabled={pending !== undefined}
        aria-describedby={hintId}
        onChange={({ target }) => change(target.checked)}
      >
        {texts.indexing}
        <span className="sr-only"> ({certificationNo})</span>
      </CheckBox>
      <p id={hintId} className="measure mt-1 text-muted text-sm">
        {isOn ? texts.indexingHints.on : texts.indexingHints.off}
      </p>
    </div>
  )
}

/** The certificates of the user's verified email. */
export function Component() {
  const texts = useTexts(ownTexts)
  const { user } = useSession()
  if (!user) return null
  return (
    <Screen title={texts.title} text={texts.text}>
      {user.isVerified ? <Certificates /> : <VerifyFirst email={user.email} />}
    </Screen>
  )
}

function Certificates() {
  const texts = useTexts(ownTexts)
  const result = useRead(getOwnCertificates, undefined, fresh)
  const [requested, setRequested] = useState<OwnCertificate>()
  return (
    <>
      <Loaded result={result} failed={texts.failed}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState text={texts.none} />
          ) : (
            <ul className={frameClass}>
              {data.map((certificate) => (
                <Row key={certificate._id} certificate={certificate} onRequest={() => setRequested(certificate)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {requested && <RequestDialog certificate={requested} onClose={() => setRequested(undefined)} />}
    </>
  )
}

const linkClass = "inline-flex min-h-11 items-center rounded-field px-3 font-semibold text-brand text-sm lg:min-h-10"

function Row({ certificate, onRequest }: { certificate: OwnCertificate; onRequest: () => void }) {
  const { texts, format, language } = useTextsAndFormat(ownTexts)
  const states = useTexts(validityTexts)
  const { certificationNo, certificationName, candidateName, batchNo, issuedOn, expiresOn, request } = certificate
  const link = usePublicUrl()(shortVerificationUrl(certificationNo))
  const { outcome, copy } = useCopied(link)
  const state = validityOf(certificate)
  const missing = useMissingDocument(certificate, "own")
  return (
    <li className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{certificationName}</h2>
        <Badge tone={state === "valid" ? "success" : "neutral"}>{states[state]}</Badge>
      </div>
      <p>
        {candidateName} · {batchNo} · <span className="inline-block max-w-full">{certificationNo}</span>
      </p>
      <p className="text-muted text-sm">
        {texts.issued}: {format.date(issuedOn)}
        {expiresOn && ` · ${texts.expires}: ${format.date(expiresOn)}`}
      </p>
      {request && <Requested request={request} />}
      {state === "valid" && missing && <p className="text-sm text-warning">{missing}</p>}
      {state === "valid" && <Indexing certificate={certificate} />}
      <div className="-mx-3 flex flex-wrap">
        <Link to={verificationUrl(certificationNo)} className={linkClass}>
          {texts.open}
        </Link>
        {state === "valid" && !missing && (
          <a href={documentUrl(certificationNo, language)} download className={linkClass}>
            {texts.download}
          </a>
        )}
        {state === "valid" && (
          <ExternalLink href={linkedInUrl(certificate, company[language].name, link)} className={linkClass}>
            {texts.linkedIn}
          </ExternalLink>
        )}
        <RowAction label={texts.copy} recordName={certificationNo} onClick={copy} />
        {request?.state !== "open" && (
          <RowAction label={texts.request} recordName={certificationNo} onClick={onRequest} />
        )}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {outcome === "copied" && texts.copied}
        {outcome === "refused" && `${texts.copyByHand} ${link}`}
      </p>
    </li>
  )
}

function Requested({ request }: { request: NonNullable<OwnCertificate["request"]> }) {
  const { texts, format } = useTextsAndFormat(ownTexts)
  const { state, createdAt, text, answer, correctedSince } = request
  return (
    <div className="grid gap-1 rounded-field bg-sunken px-3 py-2 text-sm">
      <p>
        {texts.requested[state](format.date(createdAt))} {answer && <strong>{answer}</strong>}
      </p>
      <p className="whitespace-pre-line text-muted">{text}</p>
      {correctedSince && <p>{texts.correctedSince(format.date(correctedSince))}</p>}
    </div>
  )
}
