import type { Certificate } from "contract"
import { Link } from "react-router"
import { useDialogAddress } from "#dashboard/dialog-address.ts"
import { useListAddress } from "#dashboard/list-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { useSelection } from "#dashboard/selection.ts"
import { certificateWords } from "#i18n/screens/certificates.ts"
import { recordWords } from "#i18n/screens/records.ts"
import { useWords } from "#i18n/words.ts"
import { paths, verification } from "#paths.ts"
import { Button, ButtonLink, buttonLooks } from "#ui/button.tsx"
import type { Column } from "#ui/table.tsx"
import { useGetCertificatesQuery } from "./api.ts"
import { ChosenCertificates } from "./chosen-certificates.tsx"
import { CreateCertificateDialog } from "./create-certificate.tsx"
import { DeleteCertificate } from "./delete-certificate.tsx"
import { exportAddress } from "./export-address.ts"
import { StatusSelect } from "./status-select.tsx"

export function ManageCertificates() {
  const words = useWords(certificateWords)
  const columns = useColumns()
  const address = useListAddress()
  const dialogs = useDialogAddress()
  const answer = useGetCertificatesQuery(address.query)
  const selection = useSelection(answer.data?.data)
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
            <Export search={address.search} />
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

/** All of them, or what is searched for. */
function Export({ search }: { search: string }) {
  const words = useWords(certificateWords)
  const { export: exportAll } = useWords(recordWords)
  return (
    <a href={exportAddress(search ? { search } : {})} download className={buttonLooks("quiet")}>
      {search ? words.exportFound : exportAll}
    </a>
  )
}

function useColumns() {
  const words = useWords(certificateWords)
  const { serial: serialHeading, action } = useWords(recordWords)
  return (serial: (row: Certificate) => string): Column<Certificate>[] => [
    { key: "serial", heading: serialHeading, cell: serial },
    {
      key: "candidate",
      heading: words.candidate,
      wide: true,
      cell: ({ candidateName, candidateEmail }) => (
        <>
          <span className="wrap-anywhere block font-semibold">{candidateName}</span>
          <span className="block break-all text-muted text-sm">{candidateEmail}</span>
        </>
      ),
    },
    {
      key: "certification",
      heading: words.certification,
      cell: ({ certificationName }) => <span className="wrap-anywhere">{certificationName}</span>,
    },
    { key: "batch", heading: words.batchNo, cell: ({ batchNo }) => <span className="wrap-anywhere">{batchNo}</span> },
    {
      key: "number",
      heading: words.certificationNo,
      cell: ({ certificationNo }) => (
        <Link to={verification(certificationNo)} className="wrap-anywhere inline-block min-w-34 text-brand">
          {certificationNo}
        </Link>
      ),
    },
    { key: "status", heading: words.status, cell: (certificate) => <StatusSelect certificate={certificate} /> },
    {
      key: "action",
      heading: action,
      align: "end",
      cell: (certificate) => <DeleteCertificate certificate={certificate} />,
    },
  ]
}
