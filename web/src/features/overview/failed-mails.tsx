import { deleteFailedMails, type Overview } from "contract"
import { useEffect, useRef } from "react"
import { Link } from "react-router"
import { useActionToast } from "#api/action-toast.ts"
import { useCall } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { paths, recordUrl } from "#paths.ts"
import { Button } from "#ui/button/button.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { useRetryFailedMailsMutation } from "./api.ts"
import { AttentionItem } from "./attention-item.tsx"
import { overviewTexts } from "./texts.ts"

export function FailedMails({ mails }: { mails: Overview["failedMails"] }) {
  const { texts, format } = useTextsAndFormat(overviewTexts)
  const { count, retryable, latest } = mails
  const toastAction = useActionToast()
  const [retry, { isLoading: isRetrying }] = useRetryFailedMailsMutation()
  const deleteAll = useCall(deleteFailedMails)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const heading = list.current?.closest("section")?.querySelector("h2")
    // The buttons disappear with the mails: the focus moves to the heading, again after the dialog has closed.
    return () => {
      for (const delayMs of [0, 300]) setTimeout(recoverFocus, delayMs, heading)
    }
  }, [])
  return (
    <AttentionItem tone="urgent" title={texts.mails(format.number(count))}>
      {count > latest.length && <p className="text-muted text-sm">{texts.latestMails(format.number(latest.length))}</p>}
      <ul ref={list} className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-3">
        {latest.map(({ _id, recipient, subject, lastError, createdAt, certificate }) => (
          <li key={_id} className="wrap-anywhere text-sm">
            <p className="font-semibold">
              {certificate ? (
                <Link to={recordUrl(paths.certificate, certificate._id)} className="text-brand">
                  {texts.certificateMail(certificate.certificationNo)}
                </Link>
              ) : (
                subject
              )}
            </p>
            <p className="text-muted">{texts.mailTo(recipient, format.date(createdAt))}</p>
            {/* The mail server's own error message. */}
            <p lang="en">{lastError}</p>
          </li>
        ))}
      </ul>
      {retryable < count && (
        <p className="mt-2 text-muted text-sm">{texts.expiredMails(format.number(count - retryable))}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {retryable > 0 && (
          <Button
            aria-disabled={isRetrying}
            onClick={() => !isRetrying && void toastAction(retry().unwrap(), texts.retrying)}
          >
            {texts.retry}
          </Button>
        )}
        <ConfirmAction
          title={texts.forgetTitle}
          text={texts.forgetText(format.number(count))}
          confirm={texts.forget}
          onConfirm={() => toastAction(deleteAll({}), texts.forgetting)}
        />
      </div>
    </AttentionItem>
  )
}
