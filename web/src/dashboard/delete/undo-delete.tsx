import { restoreDeletion } from "contract"
import type { ToastMessage } from "#api/action-toast.ts"
import { withReason } from "#api/action-toast.ts"
import { type Restored, useRestore } from "#dashboard/delete/restore.ts"
import { offerUndo, undoToastOptions } from "#dashboard/delete/undo.tsx"
import { useI18n, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { deletionTexts } from "#i18n/screens/deletion.ts"
import { useMayCall } from "#session/may-call.ts"

const maxNames = 5

/** The options of a delete's toast, and its message, which offers to restore what was deleted. */
export function useUndoDelete() {
  const restore = useRestore()
  const mayRestore = useMayCall()(restoreDeletion)
  const describe = useRestoredTexts()

  return (deleted: string, id: string) => {
    const options = undoToastOptions(deleted, id)
    const revert = async (deletion: string) => describe(await restore(deletion))
    return {
      options,
      message: (message: ToastMessage, name: string, deletion: string) =>
        mayRestore ? offerUndo({ ...options, message, name, revert: () => revert(deletion) }) : message,
    }
  }
}

/** The message about a restore with more to say: skipped records, or users who must choose a password or lost their role. */
export function useRestoredTexts() {
  const { texts, format } = useTextsAndFormat(deletionTexts)
  const { language } = useI18n()

  return ({ kind, restored, skipped, demoted }: Restored): ToastMessage | undefined => {
    const reasons = new Set(skipped.map((problem) => translate(problem, language)))
    const lines = [
      ...(skipped.length > 0
        ? [`${texts.notRestored(format.number(skipped.length), namesOf(skipped))} ${[...reasons].join(". ")}`]
        : []),
      ...(demoted.length > 0 ? [texts.asStudents(namesOf(demoted))] : []),
      ...(kind === "user" && restored > 0 ? [texts.choosesPassword] : []),
    ]
    return lines.length > 0 ? withReason(texts.restored(format.number(restored)), lines.join(" ")) : undefined
  }
}

function namesOf(records: readonly { record: string }[]): string {
  const names = records.slice(0, maxNames).map(({ record }) => record)
  return names.join(", ") + (records.length > maxNames ? " …" : "")
}
