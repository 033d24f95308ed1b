import {
  type Certificate,
  changeCertificateStatuses,
  deleteCertificates,
  exportCertificates,
  getCertificates,
  maxExportIds,
  problem,
} from "contract"
import { toast } from "react-hot-toast/headless"
import { exportUrl } from "#api/calls.ts"
import { useBulkChange } from "#dashboard/bulk/bulk-change.tsx"
import { DeleteSelected } from "#dashboard/bulk/delete-selected.tsx"
import type { Selection } from "#dashboard/bulk/selection.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { RowAction } from "#dashboard/row/row-action.tsx"
import { DownloadDocuments } from "#features/certificate/documents/download-documents.tsx"
import { mailTexts } from "#features/certificate/mail/mail-texts.ts"
import { NotifyBox, useNotify } from "#features/certificate/mail/notify.tsx"
import { RevokeSelected } from "#features/certificate/revoke/manage-revoke.tsx"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { translate } from "#i18n/messages.ts"
import { bulkTexts } from "#i18n/screens/bulk.ts"
import { recordTexts } from "#i18n/screens/records.ts"

const maxListedNumbers = 5

const nameOf = ({ certificationNo }: Certificate) => certificationNo

export function SelectedCertificates({ selection }: { selection: Selection<Certificate> }) {
  const ownTexts = useTexts(certificateTexts)
  const { chosen, changingStatus } = ownTexts
  const { texts, format, language } = useTextsAndFormat(recordTexts)
  const notify = useNotify()
  // Not all of them may have been revoked with a mail: to the others one that it was taken back would be confusing.
  const notifyReinstated = useNotify(false)
  const plan = { call: changeCertificateStatuses, selection, nameOf }
  const revoke = useBulkChange({ ...plan, query: () => notify.query })
  const reinstate = useBulkChange({ ...plan, query: () => notifyReinstated.query })
  const { everyOne } = useTexts(bulkTexts)
  const { notifyEach } = useTexts(mailTexts)
  const { rows, isEvery } = selection
  const count = format.number(selection.count)
  const isOne = selection.count === 1
  const withNumbers = (text: string) => (
    <>
      <span className="wrap-anywhere block font-semibold text-ink">
        {isEvery ? everyOne : rows.slice(0, maxListedNumbers).map(nameOf).join(", ")}{" "}
        {rows.length > maxListedNumbers && chosen.andMore(format.number(rows.length - maxListedNumbers))}
      </span>
      {text}
    </>
  )
  const chosenRows = isEvery ? selection.filter : { ids: rows.map(({ _id }) => _id).join() }
  const refuseExport = () => toast.error(translate(problem("chosenTooMany", { max: maxExportIds }), language))
  return (
    <>
      <ConfirmAction
        title={chosen.setTitle.active(count, isOne)}
        text={withNumbers(chosen.setText.active)}
        confirm={chosen.set.active}
        kind="accent"
        fields={<NotifyBox notify={notifyReinstated} label={notifyEach} />}
        onConfirm={() => reinstate({ status: "active" }, changingStatus)}
      >
        {(open) => (
          <RowAction
            label={chosen.set.active}
            recordName={chosen.recordName}
            onClick={notifyReinstated.openWith(open)}
          />
        )}
      </ConfirmAction>
      <RevokeSelected
        title={chosen.setTitle.inactive(count, isOne)}
        text={withNumbers(chosen.setText.inactive)}
        label={chosen.set.inactive}
        recordName={chosen.recordName}
        notify={notify}
        onRevoke={(values) => revoke({ ...values, status: "inactive" }, changingStatus)}
      />
      {rows.length > maxExportIds ? (
        <>
          <RowAction label={ownTexts.documents} recordName={chosen.recordName} onClick={refuseExport} />
          <RowAction label={texts.export} recordName={chosen.recordName} onClick={refuseExport} />
        </>
      ) : (
        <>
          <DownloadDocuments query={chosenRows} count={selection.count}>
            {(open) => <RowAction label={ownTexts.documents} recordName={chosen.recordName} onClick={open} />}
          </DownloadDocuments>
          <a
            href={exportUrl(exportCertificates, { ...chosenRows, format: "readable" })}
            download
            className="inline-flex min-h-11 items-center rounded-field px-3 font-semibold text-brand text-sm no-underline hover:bg-sunken lg:min-h-10"
          >
            {texts.export}
            <span className="sr-only"> {chosen.recordName}</span>
          </a>
        </>
      )}
      <DeleteSelected
        selection={selection}
        call={deleteCertificates}
        list={getCertificates}
        nameOf={nameOf}
        texts={ownTexts}
      />
    </>
  )
}
