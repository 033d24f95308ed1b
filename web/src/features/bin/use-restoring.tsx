import type { Deletion, Failure, SkippedRecord } from "contract"
import { useState } from "react"
import { toast } from "react-hot-toast/headless"
import { useNavigate } from "react-router"
import { useActionToast } from "#api/action-toast.ts"
import { type Restored, useRestore } from "#dashboard/delete/restore.ts"
import { undoToastOptions } from "#dashboard/delete/undo.tsx"
import { useRestoredTexts } from "#dashboard/delete/undo-delete.tsx"
import { recordOf } from "#features/registry.ts"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { ToastButton } from "#ui/overlay/toast-button.tsx"
import { ClampedText } from "#ui/text/clamped-text.tsx"
import { linkTo } from "./record-link.ts"
import { binTexts } from "./texts.ts"

/** `left` records of it are still deleted. */
export type Restorable = Pick<Deletion, "_id" | "kind" | "record" | "left">
/** `_id` of a deletion, and the id of one of its records if only that is restored. */
type Wanted = { deletion: Omit<Restorable, "left">; record?: string | undefined }

export type Restoring = ReturnType<typeof useRestoring>

/** Restores deletions, and knows what was in the way of each. */
export function useRestoring() {
  const texts = useTexts(binTexts)
  const toastAction = useActionToast()
  const restore = useRestore()
  const restoredMessage = useRestoredMessage()
  const [running, setRunning] = useState<string | null>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, readonly SkippedRecord[]>>>({})

  async function restoreOnce({ deletion, record }: Wanted): Promise<Restored> {
    const set = (found: readonly SkippedRecord[]) => setProblems((all) => ({ ...all, [deletion._id]: found }))
    const refused = (failure: unknown): never => {
      const problem = problemIn(failure, record ?? deletion._id)
      if (problem) set([problem])
      throw failure
    }
    const result = await restore(deletion._id, record).catch(refused)
    set(result.skipped)
    const [first] = result.skipped
    if (result.restored === 0 && first) throw { status: 409, data: first }
    return result
  }

  /** Restores one deletion after the other: the owner of a record before the record itself. */
  async function run(...wanted: [Wanted, ...Wanted[]]) {
    // Two presses at once would get an error for the second.
    if (running) return
    const { deletion } = wanted.at(-1) ?? wanted[0]
    setRunning(deletion._id)
    const { id, durationMs } = undoToastOptions(texts.restored, deletion._id)
    const all = async () => {
      let result = await restoreOnce(wanted[0])
      for (const each of wanted.slice(1)) result = await restoreOnce(each)
      return result
    }
    await toastAction(all(), {
      id,
      durationMs,
      doing: texts.restoring,
      failed: texts.failed,
      done: (result) => restoredMessage(result, id),
    })
    setRunning(null)
  }
  return {
    running,
    run,
    problemsOf: ({ _id }: Restorable) => problems[_id] ?? [],
    isRestored: ({ _id }: Restorable) => problems[_id]?.length === 0,
  }
}

/** The problem of a restore that was refused. Another failure, such as that of the network, is only in the toast. */
function problemIn(failure: unknown, _id: string): SkippedRecord | undefined {
  const { status, data } = failure as { status?: unknown; data?: Failure }
  return status === 409 && data?.code ? { ...data, _id, record: "" } : undefined
}

function useRestoredMessage() {
  const { restored } = useTexts(binTexts)
  const { showIt } = useTexts(recordTexts)
  const describe = useRestoredTexts()
  const navigate = useNavigate()

  return (result: Restored, toastId: string) => {
    const to = result.restored === 1 ? linkTo(result) : recordOf(result.kind).path
    function show() {
      toast.dismiss(toastId)
      void navigate(to)
    }
    return (
      <ToastButton label={showIt} onClick={show}>
        {describe(result) ?? restored}
        <ClampedText text={result.record} className="text-muted" />
      </ToastButton>
    )
  }
}
