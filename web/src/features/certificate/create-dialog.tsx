import { CreateCertificate } from "contract"
import { useId } from "react"
import { toast } from "react-hot-toast/headless"
import { useContractForm } from "#api/contract-form.ts"
import { useDashboardTexts } from "#i18n/dashboard.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useCreateCertificateMutation } from "./api.ts"

const empty = { candidateName: "", candidateEmail: "", certificationName: "", batchNo: "", certificationNo: "" }

export function CreateCertificateDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const texts = useDashboardTexts().certificates
  const formId = useId()
  const [create] = useCreateCertificateMutation()
  const { onSubmit, field, isSubmitting, reset } = useContractForm({
    schema: CreateCertificate,
    empty,
    save: async (input) => {
      const id = toast.loading(texts.creating)
      try {
        await create(input).unwrap()
        toast.success(texts.created, { id })
        props.onOpenChange(false)
        reset()
      } catch (failure) {
        toast.dismiss(id)
        throw failure
      }
    },
  })
  return (
    <Dialog
      {...props}
      title={texts.createTitle}
      description={texts.createText}
      footer={
        <Button kind="accent" type="submit" form={formId} busy={isSubmitting}>
          {texts.submit}
        </Button>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="grid gap-5">
        <TextField label={texts.candidateName} autoComplete="off" {...field("candidateName")} />
        <TextField label={texts.candidateEmail} type="email" autoComplete="off" {...field("candidateEmail")} />
        <TextField label={texts.certificationName} autoComplete="off" {...field("certificationName")} />
        <TextField label={texts.batchNo} hint={texts.batchHint} autoComplete="off" {...field("batchNo")} />
        <TextField label={texts.certificationNo} autoComplete="off" {...field("certificationNo")} />
      </form>
    </Dialog>
  )
}
