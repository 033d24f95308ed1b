import { CreateCertificate } from "contract"
import { useContractForm } from "#api/contract-form.ts"
import { FormDialog } from "#dashboard/form-dialog.tsx"
import { certificateWords } from "#i18n/screens/certificates.ts"
import { useWords } from "#i18n/words.ts"
import { TextField } from "#ui/text-field.tsx"
import { useCreateCertificateMutation } from "./api.ts"

const empty = { candidateName: "", candidateEmail: "", certificationName: "", batchNo: "", certificationNo: "" }

export function CreateCertificateDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(certificateWords)
  const [create] = useCreateCertificateMutation()
  const contract = useContractForm({
    schema: CreateCertificate,
    empty,
    draft: "certificate",
    save: (input) => create(input).unwrap(),
    doing: words.creating,
    done: words.created,
    onDone: onClose,
  })
  const { field } = contract
  return (
    <FormDialog
      title={words.create}
      description={words.createText}
      submit={words.submit}
      form={contract}
      onClose={onClose}
    >
      <TextField label={words.candidateName} autoComplete="off" {...field("candidateName")} />
      <TextField label={words.candidateEmail} type="email" autoComplete="off" {...field("candidateEmail")} />
      <TextField label={words.certificationName} autoComplete="off" {...field("certificationName")} />
      <TextField label={words.batchNo} hint={words.batchHint} autoComplete="off" {...field("batchNo")} />
      <TextField label={words.certificationNo} autoComplete="off" {...field("certificationNo")} />
    </FormDialog>
  )
}
