import {
  type Certificate,
  type CertificateStatus,
  CreateCertificate,
  createCertificate,
  deleteCertificate,
  exportCertificates,
  getCertificates,
} from "contract"
import { Link } from "react-router"
import { useActionToast } from "#api/action-toast.ts"
import { injectCalls } from "#api/calls.ts"
import { useToggleMutation } from "#api/toggle.ts"
import { CreateDialog } from "#dashboard/create-dialog.tsx"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { ExportLink } from "#dashboard/export-link.tsx"
import { useListUrlState } from "#dashboard/list-url-state.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { useSelection } from "#dashboard/selection.ts"
import { useWords } from "#i18n/language.tsx"
import { paths, verificationUrl } from "#paths.ts"
import { ButtonLink } from "#ui/button.tsx"
import { ClampedText } from "#ui/clamped-text.tsx"
import { CompactSelect, TextField } from "#ui/fields.tsx"
import { SelectedCertificates, statusToggle } from "./manage-selected.tsx"
import { certificateWords } from "./words.ts"

const { useGetCertificatesQuery } = injectCalls({ getCertificates })

const empty = { candidateName: "", candidateEmail: "", certificationName: "", batchNo: "", certificationNo: "" }

export function Component() {
  const words = useWords(certificateWords)
  const urlState = useListUrlState()
  const result = useGetCertificatesQuery({ query: urlState.query })
  const selection = useSelection(result.data?.data)
  return (
    <ResourceList
      words={words}
      urlState={urlState}
      result={result}
      columns={[
        {
          key: "candidate",
          heading: words.candidate,
          lead: true,
          cell: ({ candidateName, candidateEmail }) => (
            <div className="@2xl:min-w-28">
              <ClampedText text={candidateName} className="font-semibold" />
              <ClampedText text={candidateEmail} className="text-muted text-sm" />
            </div>
          ),
        },
        {
          key: "certification",
          heading: words.certification,
          cell: ({ certificationName }) => <ClampedText text={certificationName} />,
        },
        { key: "batch", heading: words.batchNo, cell: ({ batchNo }) => <ClampedText text={batchNo} /> },
        {
          key: "number",
          heading: words.certificationNo,
          cell: ({ certificationNo }) => (
            <Link to={verificationUrl(certificationNo)} className="block @2xl:min-w-24 @4xl:min-w-34 text-brand">
              <ClampedText text={certificationNo} />
            </Link>
          ),
        },
        { key: "status", heading: words.status, cell: (certificate) => <StatusSelect certificate={certificate} /> },
      ]}
      rowActions={(certificate) => (
        <DeleteRecord
          name={certificate.certificationNo}
          words={words}
          detail={certificate.candidateName}
          call={deleteCertificate}
          record={certificate}
          onDeleted={() => selection.set([certificate], false)}
        />
      )}
      createDialog={
        <CreateDialog words={words} call={createCertificate} schema={CreateCertificate} empty={empty}>
          {({ field }) => (
            <>
              <TextField label={words.candidateName} autoComplete="off" {...field("candidateName")} />
              <TextField label={words.candidateEmail} type="email" autoComplete="off" {...field("candidateEmail")} />
              <TextField label={words.certificationName} autoComplete="off" {...field("certificationName")} />
              <TextField label={words.batchNo} hint={words.batchHint} autoComplete="off" {...field("batchNo")} />
              <TextField label={words.certificationNo} autoComplete="off" {...field("certificationNo")} />
            </>
          )}
        </CreateDialog>
      }
      actions={
        <>
          <ExportLink call={exportCertificates} query={{ search: urlState.search }} />
          <ButtonLink to={paths.importCertificates}>{words.import}</ButtonLink>
        </>
      }
      selection={selection}
      selectedActions={<SelectedCertificates selection={selection} />}
      rowName={({ certificationNo }) => certificationNo}
    />
  )
}

function StatusSelect({ certificate }: { certificate: Certificate }) {
  const { statusOf, statuses, changingStatus } = useWords(certificateWords)
  const toastAction = useActionToast()
  const [changeStatus, { isLoading }] = useToggleMutation()

  function change(status: CertificateStatus) {
    // The previous change is still pending; with two concurrent changes either could win.
    if (isLoading) return
    void toastAction(changeStatus({ toggle: statusToggle, row: certificate, value: status }).unwrap(), {
      done: ({ wasAlready }) =>
        wasAlready ? changingStatus.already(certificate.certificationNo, statuses[status]) : changingStatus.done,
      failed: changingStatus.failed,
    })
  }
  return (
    <CompactSelect
      label={statusOf(certificate.certificationNo)}
      value={certificate.status}
      aria-busy={isLoading || undefined}
      onChange={(event) => change(event.target.value as CertificateStatus)}
    >
      <option value="active">{statuses.active}</option>
      <option value="inactive">{statuses.inactive}</option>
    </CompactSelect>
  )
}
