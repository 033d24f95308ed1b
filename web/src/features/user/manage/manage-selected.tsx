import { endUserSessions, resendVerifications, type User } from "contract"
import { useActionToast, withReason } from "#api/action-toast.ts"
import type { CallFailure } from "#api/base-query.ts"
import { noTopics, useCall, useRefetch } from "#api/calls.ts"
import { readFailure } from "#api/failure.ts"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { userTexts } from "#features/user/texts.ts"
import { useI18n, useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { MailButton } from "./mail-button.tsx"

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
  const { failedReason } = useTexts(recordTexts)
  const i18n = useI18n()
  const toastAction = useActionToast()
  const refetch = useRefetch(endUserSessions.topics)
  // The list is refetched once, after the last call.
  const end = useCall(endUserSessions, noTopics)

  /** Those who failed stay selected, for another attempt. */
  async function endEach() {
    const failures = new Map<string, CallFailure>()
    for (const { _id } of selection.rows) {
      const failure = await end({ params: { id: _id } }).then(
        () => undefined,
        (failure: CallFailure) => failure,
      )
      if (failure?.status === 401) throw failure
      if (failure) failures.set(_id, failure)
    }
    refetch()
    selection.retain([...failures.keys()])
    if (failures.size === 0) return
    const reasons = new Set([...failures.values()].map((failure) => readFailure(failure, i18n).message))
    throw { data: { message: failedReason(format.number(failures.size), [...reasons].join("; ")) } }
  }
  return (
    <ConfirmAction
      title={sessions.title(format.number(selection.count))}
      text={sessions.text}
      confirm={sessions.label}
      onConfirm={() => toastAction(endEach(), sessions)}
    >
      {(open) => <RowAction isDanger label={sessions.label} recordName={recordName} onClick={open} />}
    </ConfirmAction>
  )
}
