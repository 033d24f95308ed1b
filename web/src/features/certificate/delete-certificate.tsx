import type { Certificate } from "contract"
import { useState } from "react"
import { toast } from "react-hot-toast/headless"
import { useToastFailure } from "#api/toast-failure.ts"
import { useDashboardTexts } from "#i18n/dashboard.ts"
import { Button } from "#ui/button.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { useDeleteCertificateMutation } from "./api.ts"

export function DeleteCertificate({ certificate }: { certificate: Certificate }) {
  const { _id, certificationNo, candidateName } = certificate
  const texts = useDashboardTexts().certificates
  const toastFailure = useToastFailure()
  const [isAsking, setAsking] = useState(false)
  const [deleteCertificate, { isLoading }] = useDeleteCertificateMutation()

  async function remove() {
    try {
      await deleteCertificate(_id).unwrap()
      toast.success(texts.deleted)
      setAsking(false)
    } catch {
      toastFailure(texts.deleteFailed)
    }
  }

  return (
    <>
      <Button onClick={() => setAsking(true)} className="text-danger">
        {texts.delete}
        <span className="sr-only">{certificationNo}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.deleteTitle}
        description={texts.deleteText(certificationNo, candidateName)}
        confirmLabel={texts.delete}
        onConfirm={remove}
        busy={isLoading}
      />
    </>
  )
}
