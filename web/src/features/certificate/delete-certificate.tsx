import type { Certificate } from "contract"
import { DeleteRecord } from "#dashboard/delete-record.tsx"
import { certificateWords } from "#i18n/screens/certificates.ts"
import { useWords } from "#i18n/words.ts"
import { useDeleteCertificateMutation } from "./api.ts"

type DeleteCertificateProps = { certificate: Certificate; onDeleted: () => void }

export function DeleteCertificate({ certificate, onDeleted }: DeleteCertificateProps) {
  const words = useWords(certificateWords)
  const [deleteCertificate] = useDeleteCertificateMutation()
  const { certificationNo, candidateName } = certificate
  return (
    <DeleteRecord
      of={certificationNo}
      title={words.deleteTitle}
      text={words.deleteText(certificationNo, candidateName)}
      onDelete={() => deleteCertificate(certificate).unwrap().then(onDeleted)}
      told={{ done: words.deleted, failed: words.deleteFailed }}
    />
  )
}
