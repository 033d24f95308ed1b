import {
  type Certificate,
  CertificatesQuery,
  deleteCertificate,
  exportCertificates,
  getCertificateSuggestions,
  getCertificates,
  toLatinDigits,
} from "contract"
import { Link } from "react-router"
import { useRead } from "#api/calls.ts"
import { useSelection } from "#dashboard/bulk/selection.ts"
import { BinLink, DeleteRecord } from "#dashboard/delete/delete-record.tsx"
import { createdOrder } from "#dashboard/list/created-at.ts"
import { ExportLink } from "#dashboard/list/export-link.tsx"
import type { ListFilter, UseSuggestions } from "#dashboard/list/list-filter.ts"
import { useListState } from "#dashboard/list/list-state.ts"
import { ResourceList } from "#dashboard/list/resource-list.tsx"
import { HistoryLink } from "#dashboard/record/history-link.tsx"
import { RowActions } from "#dashboard/row/row-action.tsx"
import { CorrectDialog, CorrectRecord } from "#features/certificate/correction/correct-dialog.tsx"
import { DownloadDocuments } from "#features/certificate/documents/download-documents.tsx"
import { CreateCertificates } from "#features/certificate/issue/manage-create.tsx"
import { RevokeOrReason } from "#features/certificate/revoke/revocation.tsx"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { paths, recordUrl, verificationUrl } from "#paths.ts"
import { Button } from "#ui/button/button.tsx"
import { ClampedText } from "#ui/text/clamped-text.tsx"
import { SelectedCertificates } from "./manage-selected.tsx"
import { StatusSelect } from "./manage-status.tsx"

/** Values of earlier certificates. */
const suggestionsFor =
  (field: "batchNo" | "certificationName"): UseSuggestions =>
  (search) =>
    useRead(getCertificateSuggestions, { query: { field, search } }).data?.data.map((value) => ({ value })) ?? []

const useBatches = suggestionsFor("batchNo")
const useCertifications = suggestionsFor("certificationName")

function useCertificateFilters(): ListFilter[] {
  const texts = useTexts(certificateTexts)
  return [
    { kind: "text", name: "batchNo", label: texts.batchNo, useSuggestions: useBatches },
    { kind: "text", name: "certificationName", label: texts.certification, useSuggestions: useCertifications },
    { kind: "text", name: "candidateEmail", label: texts.candidateEmail },
    { kind: "choice", name: "status", label: texts.status, choices: Object.entries(texts.statuses) },
    { kind: "period", name: "issued", label: texts.issued },
  ]
}

export function Component() {
  const { texts, format } = useTextsAndFormat(certificateTexts)
  const state = useListState({ name: "certificates", schema: CertificatesQuery, filters: useCertificateFilters() })
  const result = useRead(getCertificates, { query: state.query })
  const selection = useSelection(result.data, state)
  const rowActions = (certificate: Certificate) => (
    <RowActions
      recordName={certificate.certificationNo}
      more={
        <>
          <RevokeOrReason certificate={certificate} />
          <HistoryLink page={paths.certificate} id={certificate._id} name={certificate.certificationNo} />
        </>
      }
    >
      <CorrectRecord id={certificate._id} name={certificate.certificationNo} />
      <DeleteRecord
        name={certificate.certificationNo}
        texts={texts}
        detail={certificate.candidateName}
        call={deleteCertificate}
        record={certificate}
        onDeleted={() => selection.set([certificate], false)}
      />
    </RowActions>
  )
  return (
    <ResourceList
      texts={texts}
      state={state}
      result={result}
      serial={null}
      columns={[
        {
          key: "candidate",
          heading: texts.candidate,
          inCard: "first",
          sort: { field: "candidateName", by: "text" },
          cell: ({ _id, candidateName, candidateEmail }) => (
            <div className="@3xl:min-w-28 @4xl:min-w-44">
              <Link to={recordUrl(paths.certificate, _id)} className="text-brand">
                <ClampedText isOneLine text={candidateName} className="font-semibold" />
              </Link>
              <ClampedText isOneLine text={candidateEmail} className="text-muted text-xs leading-4!" />
            </div>
          ),
        },
        {
          key: "certification",
          heading: texts.certification,
          inCard: "brief",
          cell: ({ certificationName }) => (
            <ClampedText text={certificationName} className="@max-3xl:max-w-32 @4xl:min-w-32" />
          ),
        },
        {
          key: "batch",
          heading: texts.batchNo,
          inCard: "brief",
          sort: { field: "batchNo", by: "text" },
          // As typed they would be in both scripts, in one list.
          cell: ({ batchNo }) => <ClampedText text={format.digits(toLatinDigits(batchNo))} />,
        },
        {
          key: "number",
          heading: texts.certificationNo,
          inCard: "brief",
          sort: { field: "certificationNo", by: "text" },
          cell: ({ certificationNo }) => (
            <Link to={verificationUrl(certificationNo)} className="text-brand">
              <ClampedText text={certificationNo} className="@3xl:min-w-24 @4xl:min-w-32" />
            </Link>
          ),
        },
        {
          key: "status",
          heading: texts.status,
          inCard: "control",
          cell: (certificate) => <StatusSelect certificate={certificate} />,
        },
        createdOrder(texts.issued),
      ]}
      rowActions={rowActions}
      createDialog={<CreateCertificates />}
      editDialog={<CorrectDialog rows={result.data?.data} />}
      actions={
        <>
          <BinLink kind="certificate" call={deleteCertificate} />
          <ExportLink call={exportCertificates} query={state.exportQuery} />
          <DownloadDocuments query={state.exportQuery} count={result.data?.count ?? 0}>
            {(open) => <Button onClick={open}>{texts.documents}</Button>}
          </DownloadDocuments>
        </>
      }
      selection={selection}
      selectedActions={<SelectedCertificates selection={selection} />}
      rowName={({ certificationNo }) => certificationNo}
    />
  )
}
