import { endUserSessions, resendVerifications, type User } from "contract"
import { useActionToast, withReason } from "#api/action-toast.ts"
import { useBulkCall } from "#api/bulk-call.ts"
import { useCall } from "#api/calls.ts"
import { useBulkAction } from "#dashboard/bulk-action.ts"
import { ConfirmAction } from "#dashboard/confirm-action.tsx"
import { RowAction } from "#dashboard/row-action.tsx"
import type { Selection } from "#dashboard/selection.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { MailButton } from "./mail-button.tsx"
import { userTexts } from "./texts.ts"

type SelectedProps = { selection: Selection<User> }

/** The actions on all selected users, besides their roles. */
export function SelectedPeople({ selection }: SelectedProps) {
  return (
    <>
      <MailToSelected selection={selection} />
      <SendVerifications selection={selection} />
      {!selection.isEvery && <EndSessions selection={selection} />}
    </>
  )
}

function MailToSelected({ selection }: SelectedProps) {
  const { recordName } = useTexts(userTexts).chosen
  const recipients = selection.isEvery ? { filter: selection.filter } : { ids: selection.rows.map(({ _id }) => _id) }
  return <MailButton recipients={recipients} recordName={recordName} onSent={selection.clear} />
}

function SendVerifications({ selection }: SelectedProps) {
  const { texts, format } = useTextsAndFormat(userTexts)
  const { recordName, verification } = texts.chosen
  const toastAction = useActionToast()
  const sendCall = useCall(resendVerifications)

  async function send() {
    const sent = { recipients: 0, skipped: 0, remaining: 0 }
    for (const body of selection.bodies("ids")) {
      const { data } = await sendCall({ body })
      sent.recipients += data.recipients
      sent.skipped += data.skipped
      sent.remaining += data.remaining
    }
    selection.clear()
    return sent
  }
  return (
    <ConfirmAction
      title={verification.title}
      text={verification.text}
      confirm={verification.confirm}
      kind="accent"
      onConfirm={() =>
        toastAction(send(), {
          doing: verification.doing,
          failed: verification.failed,
          done: ({ recipients, skipped, remaining }) => {
            const rest = [
              ...(skipped > 0 ? [verification.skipped(format.number(skipped))] : []),
              ...(remaining > 0 ? [verification.remaining(format.number(remaining))] : []),
            ]
            const done = verification.done(format.number(recipients))
            return rest.length > 0 ? withReason(done, rest.join(" ")) : done
          },
        })
      }
    >
      {(open) => <RowAction label={verification.label} recordName={recordName} onClick={open} />}
    </ConfirmAction>
  )
}

function EndSessions({ selection }: SelectedProps) {
  const { texts, format } = useTextsAndFormat(userTexts)
  const { recordName, sessions } = texts.chosen
  const endEach = useBulkCall<User>(endUserSessions)
  const runBulkAction = useBulkAction(selection, ({ email }) => email)
  return (
    <ConfirmAction
      title={sessions.title(format.number(selection.count))}
      text={sessions.text}
      confirm={sessions.label}
      onConfirm={() =>
        runBulkAction(
          endEach(selection.rows, ({ _id }) => ({ params: { id: _id } })),
          sessions,
        )
      }
    >
      {(open) => <RowAction isDanger label={sessions.label} recordName={recordName} onClick={open} />}
    </ConfirmAction>
  )
}
