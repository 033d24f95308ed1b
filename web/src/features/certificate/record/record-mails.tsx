import { type Certificate, type CertificateMail, getCertificateMails, sendCertificateMail } from "contract"
import { useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { useCall, useRead } from "#api/calls.ts"
import { frameClass, SectionList } from "#dashboard/record/record-section.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { mailTexts } from "#features/certificate/mail/mail-texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { Badge } from "#ui/display/badge.tsx"

const pollIntervalMs = 10_000

export function Mails({ certificate }: { certificate: Certificate }) {
  const texts = useTexts(mailTexts)
  const [isWaiting, setWaiting] = useState(false)
  const options = { refetchOnMountOrArgChange: true, pollingInterval: isWaiting ? pollIntervalMs : 0 }
  const result = useRead(getCertificateMails, { params: { id: certificate._id } }, options)
  const mails = result.currentData?.data
  const hasWaiting = mails?.some(({ state }) => state === "waiting" || state === "sending") ?? false
  if (hasWaiting !== isWaiting) setWaiting(hasWaiting)
  return (
    <SectionList
      title={texts.title}
      action={mails && <SendNow certificate={certificate} isAgain={mails.length > 0} />}
      result={{ ...result, data: result.currentData }}
      failed={texts.failed}
      none={texts.none}
    >
      {(mails) => (
        <ol className={frameClass}>
          {mails.map((mail) => (
            <Mail key={mail._id} mail={mail} />
          ))}
        </ol>
      )}
    </SectionList>
  )
}

const tones = {
  waiting: "neutral",
  sending: "neutral",
  sent: "success",
  failed: "danger",
  cancelled: "neutral",
} as const

function Mail({ mail }: { mail: CertificateMail }) {
  const { texts, format } = useTextsAndFormat(mailTexts)
  const { notice, recipient, state, at, cancelledBy, lastError } = mail
  const detail = cancelledBy ? texts.cancelledBy[cancelledBy] : at && texts.at(state, format.dateTime(at))
  return (
    <li className="wrap-anywhere grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">{texts.notices[notice]}</p>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </div>
      <p className="text-muted text-sm">
        {recipient}
        {detail && ` · ${detail}`}
      </p>
      {state !== "sent" && state !== "cancelled" && lastError && (
        // The mail server's own error message.
        <p lang="en" className="text-sm">
          {lastError}
        </p>
      )}
    </li>
  )
}

function SendNow({ certificate, isAgain }: { certificate: Certificate; isAgain: boolean }) {
  const texts = useTexts(mailTexts)
  const toastAction = useActionToast()
  const send = useCall(sendCertificateMail)
  const [isSending, setSending] = useState(false)

  async function handleSend() {
    if (isSending) return
    setSending(true)
    await toastAction(send({ params: { id: certificate._id } }), { done: texts.sending, failed: texts.sendFailed })
    setSending(false)
  }
  const label = isAgain ? texts.sendAgain : texts.send
  return (
    <div className="-mx-3">
      <RowAction label={label} recordName={certificate.certificationNo} onClick={() => void handleSend()} />
    </div>
  )
}
