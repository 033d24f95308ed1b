import type { Certificate } from "contract"
import { useState } from "react"
import { Link } from "react-router"
import { useListAddress } from "#dashboard/list-address.ts"
import { ResourceList } from "#dashboard/resource-list.tsx"
import { useDashboardTexts } from "#i18n/dashboard.ts"
import type { DashboardTexts } from "#i18n/dashboard-en.ts"
import { verification } from "#paths.ts"
import { Button } from "#ui/button.tsx"
import { EmptyState } from "#ui/state.tsx"
import type { Column } from "#ui/table.tsx"
import { useGetCertificatesQuery } from "./api.ts"
import { CreateCertificateDialog } from "./create-dialog.tsx"
import { DeleteCertificate } from "./delete-certificate.tsx"
import { StatusSelect } from "./status-select.tsx"

export function ManageCertificates() {
  const { certificates: texts, shell } = useDashboardTexts()
  const address = useListAddress()
  const answer = useGetCertificatesQuery(address.query)
  const [isCreating, setCreating] = useState(false)
  const create = (
    <Button kind="accent" onClick={() => setCreating(true)}>
      {texts.create}
    </Button>
  )
  return (
    <>
      <ResourceList
        name={shell.certificates}
        title={texts.title}
        searchLabel={texts.search}
        address={address}
        answer={answer}
        columns={(serial) => columns(texts, serial)}
        empty={<EmptyState text={texts.none} action={address.search ? texts.noneFor(address.search) : create} />}
        action={create}
      />
      <CreateCertificateDialog open={isCreating} onOpenChange={setCreating} />
    </>
  )
}

type Texts = DashboardTexts["certificates"]

function columns(texts: Texts, serial: (row: Certificate) => string): Column<Certificate>[] {
  return [
    { key: "serial", heading: texts.serial, cell: serial },
    {
      key: "candidate",
      heading: texts.candidate,
      wide: true,
      cell: ({ candidateName, candidateEmail }) => (
        <>
          <span className="block font-semibold">{candidateName}</span>
          <span className="block break-all text-muted text-sm">{candidateEmail}</span>
        </>
      ),
    },
    { key: "certification", heading: texts.certification, cell: ({ certificationName }) => certificationName },
    { key: "batch", heading: texts.batchNo, cell: ({ batchNo }) => batchNo },
    {
      key: "number",
      heading: texts.certificationNo,
      cell: ({ certificationNo }) => (
        <Link to={verification(certificationNo)} className="wrap-anywhere inline-block min-w-34 text-brand">
          {certificationNo}
        </Link>
      ),
    },
    { key: "status", heading: texts.status, cell: (certificate) => <StatusSelect certificate={certificate} /> },
    {
      key: "action",
      heading: texts.action,
      align: "end",
      cell: (certificate) => <DeleteCertificate certificate={certificate} />,
    },
  ]
}
