import type { Certificate } from "contract"
import { Link } from "react-router"
import { useDialogAddress } from "#dashboard/dialog-address.ts"
import { ExportLink } from "#dashboard/export-link.tsx"
import { useListAddress } from "#dashboard/list-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { useSelection } from "#dashboard/selection.ts"
import { certificateWords } from "#i18n/screens/certificates.ts"
import { recordWords } from "#i18n/screens/records.ts"
import { useWords } from "#i18n/words.ts"
import { paths, verification } from "#paths.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { LongText } from "#ui/long-text.tsx"
import type { Column } from "#ui/table.tsx"
import { exportAddress, useGetCertificatesQuery } from "./api.ts"
import { ChosenCertificates } from "./chosen-certificates.tsx"
import { CreateCertificateDialog } from "./create-certificate.tsx"
import { DeleteCertificate } from "./delete-certificate.tsx"
import { StatusSelect } from "./status-select.tsx"

export function ManageCertificates() {
  const words = useWords(certificateWords)
  const address = useListAddress()
  const dialogs = useDialogAddress()
  const answer = useGetCertificatesQuery(address.query)
  const selection = useSelection(answer.data?.data)
  const columns = useColumns((certificate) => selection.set([certificate], false))
  const create = (
    <Button kind="accent" onClick={dialogs.openNew}>
      {words.create}
    </Button>
  )
  return (
    <>
      <ResourceList
        name={words.name}
        title={words.title}
        searchLabel={words.search}
        address={address}
        answer={answer}
        columns={columns}
        empty={{ text: words.none, action: create }}
        actions={
          <>
            <ExportLink address={exportAddress} asked={{ search: address.search }} />
            <ButtonLink to={paths.importCertificates}>{words.import}</ButtonLink>
            {create}
          </>
        }
        selection={selection}
        selectedActions={<ChosenCertificates selection={selection} />}
        rowName={({ certificationNo }) => certificationNo}
      />
      {dialogs.isNew && <CreateCertificateDialog onClose={dialogs.close} />}
    </>
  )
}

function useColumns(onDeleted: (certificate: Certificate) => void) {
  const words = useWords(certificateWords)
  const { serial: serialHeading, action } = useWords(recordWords)
  return (serial: (row: Certificate) => string): Column<Certificate>[] => [
    { key: "serial", heading: serialHeading, lead: true, cell: serial },
    {
      key: "candidate",
      heading: words.candidate,
      lead: true,
      cell: ({ candidateName, candidateEmail }) => (
        <div className="@2xl:min-w-28">
          <LongText text={candidateName} className="font-semibold" />
          <LongText text={candidateEmail} className="text-muted text-sm" />
        </div>
      ),
    },
    {
      key: "certification",
      heading: words.certification,
      cell: ({ certificationName }) => <LongText text={certificationName} />,
    },
    { key: "batch", heading: words.batchNo, cell: ({ batchNo }) => <LongText text={batchNo} /> },
    {
      key: "number",
      heading: words.certificationNo,
      cell: ({ certificationNo }) => (
        <Link to={verification(certificationNo)} className="block @2xl:min-w-24 @4xl:min-w-34 text-brand">
          <LongText text={certificationNo} />
        </Link>
      ),
    },
    { key: "status", heading: words.status, cell: (certificate) => <StatusSelect certificate={certificate} /> },
    {
      key: "action",
      heading: action,
      align: "end",
      cell: (certificate) => <DeleteCertificate certificate={certificate} onDeleted={() => onDeleted(certificate)} />,
    },
  ]
}
