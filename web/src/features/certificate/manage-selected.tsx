import {
  type Certificate,
  deleteCertificate,
  exportCertificates,
  getCertificate,
  maxExportIds,
  problem,
  toggleCertificate,
} from "contract"
import { toast } from "react-hot-toast/headless"
import { useBulkCall } from "#api/bulk-call.ts"
import { exportUrl, idAndVersion } from "#api/calls.ts"
import { useToggleEachMutation } from "#api/toggle.ts"
import { useBulkAction } from "#dashboard/bulk-action.ts"
import { ConfirmAction } from "#dashboard/confirm-action.tsx"
import { RowAction } from "#dashboard/row-action.tsx"
import type { Selection } from "#dashboard/selection.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { recordTexts } from "#i18n/screens/records.ts"
import { useMayCall } from "#session/may-call.ts"
import { certificateTexts } from "./texts.ts"

export const statusToggle = {
  list: "getCertificates",
  field: "status",
  call: toggleCertificate,
  read: getCertificate,
} as const

const maxListedNumbers = 5

/** 404 counts as success: someone else has deleted the certificate meanwhile. */
const inputOfDelete = (certificate: Certificate) => ({ ...idAndVersion(certificate), acceptStatuses: [404] })

/** The actions on all selected certificates. */
export function SelectedCertificates({ selection }: { selection: Selection<Certificate> }) {
  const { chosen, changingStatus, deleted, deleteFailed } = useTexts(certificateTexts)
  const { texts, format, language } = useTextsAndFormat(recordTexts)
  const [changeStatuses] = useToggleEachMutation()
  const deleteEach = useBulkCall<Certificate>(deleteCertificate)
  const runBulkAction = useBulkAction(selection, ({ certificationNo }) => certificationNo)
  const mayCall = useMayCall()
  const { rows } = selection
  const count = format.number(rows.length)
  const isOne = rows.length === 1
  const withNumbers = (text: string) => (
    <>
      <span className="wrap-anywhere block font-semibold text-ink">
        {rows
          .slice(0, maxListedNumbers)
          .map(({ certificationNo }) => certificationNo)
          .join(", ")}{" "}
        {rows.length > maxListedNumbers && chosen.andMore(format.number(rows.length - maxListedNumbers))}
      </span>
      {text}
    </>
  )
  const refuseExport = () => toast.error(translate(problem("chosenTooMany", { max: maxExportIds }), language))
  return (
    <>
      {(["active", "inactive"] as const).map((status) => (
        <ConfirmAction
          key={status}
          title={chosen.setTitle[status](count, isOne)}
          text={withNumbers(chosen.setText[status])}
          confirm={chosen.set[status]}
          kind="accent"
          onConfirm={() =>
            runBulkAction(changeStatuses({ toggle: statusToggle, rows, value: status }).unwrap(), {
              ...changingStatus,
              undo: (changed) => {
                const value = status === "active" ? "inactive" : "active"
                return changeStatuses({
                  toggle: statusToggle,
                  rows: changed as Certificate[],
                  value,
                  isUndo: true,
                }).unwrap()
              },
            })
          }
        >
          {(open) => <RowAction label={chosen.set[status]} recordName={chosen.recordName} onClick={open} />}
        </ConfirmAction>
      ))}
      {rows.length > maxExportIds ? (
        <RowAction label={texts.export} recordName={chosen.recordName} onClick={refuseExport} />
      ) : (
        <a
          href={exportUrl(exportCertificates, { ids: rows.map(({ _id }) => _id).join() })}
          download
          className="inline-flex min-h-11 items-center rounded-field px-3 font-semibold text-brand text-sm no-underline hover:bg-sunken lg:min-h-10"
        >
          {texts.export}
          <span className="sr-only"> {chosen.recordName}</span>
        </a>
      )}
      {mayCall(deleteCertificate) && (
        <ConfirmAction
          title={chosen.deleteTitle(count, isOne)}
          text={withNumbers(chosen.deleteText)}
          confirm={texts.delete}
          onConfirm={() =>
            runBulkAction(deleteEach(rows, inputOfDelete), {
              doing: chosen.deleting,
              done: deleted,
              failed: deleteFailed,
            })
          }
        >
          {(open) => <RowAction isDanger label={texts.delete} recordName={chosen.recordName} onClick={open} />}
        </ConfirmAction>
      )}
    </>
  )
}
