import {
  type Certificate,
  type CertificateInput,
  CreateCertificate,
  createCertificate,
  isRandomNumber,
  nextNumber,
} from "contract"
import { lazy, Suspense, useState } from "react"
import { CreateDialog } from "#dashboard/form/create-dialog.tsx"
import { useDialogUrlState } from "#dashboard/form/dialog-url-state.ts"
import type { BatchStart } from "#features/certificate/batch/use-batch.ts"
import { useNotify } from "#features/certificate/mail/notify.tsx"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { CertificateFields } from "./certificate-fields.tsx"
import { useNumberQuestion } from "./unlike-number.tsx"

const BatchDialog = lazy(async () => ({
  default: (await import("#features/certificate/batch/batch-dialog.tsx")).BatchDialog,
}))

/** The value of `?new` for a list of people. */
const listDialog = "list"

/** Certificates are usually issued batch by batch. A new random number is proposed by the server. */
const nextValues = ({ certificationName, batchNo, certificationNo: no }: Certificate, sent: CertificateInput) => {
  const { issuedOn, expiresOn, hours, skills } = sent
  const certificationNo = isRandomNumber(no) ? "" : nextNumber(no)
  return { certificationName, batchNo, certificationNo, issuedOn, expiresOn, hours, skills }
}

const empty = {
  ...{ candidateName: "", candidateEmail: "", certificationName: "", batchNo: "", certificationNo: "" },
  ...{ latinName: "", issuedOn: "", expiresOn: "", hours: "", skills: "", mark: "" },
}

/** The form for one certificate. A pasted list of people leads to the dialog that issues one to each. */
export function CreateCertificates() {
  const texts = useTexts(certificateTexts)
  const { copied, replaceNew, close } = useDialogUrlState()
  const [start, setStart] = useState<BatchStart>()
  const notify = useNotify()
  const question = useNumberQuestion()

  function openList(text: string, values: CertificateInput) {
    setStart({ text, values })
    void replaceNew(listDialog)
  }
  if (copied === listDialog) {
    const loading = (
      <Dialog title={texts.pasteList} onClose={close}>
        <Skeleton rows={4} />
      </Dialog>
    )
    return (
      <Suspense fallback={loading}>
        <BatchDialog start={start} onOne={() => void replaceNew("")} onClose={close} />
      </Suspense>
    )
  }
  return (
    <CreateDialog
      texts={texts}
      call={createCertificate}
      query={() => notify.query}
      schema={CreateCertificate}
      empty={empty}
      isHeld={({ certificationNo }) => question.isHeld(certificationNo)}
      detail={(number) => (notify.note ? `${number}. ${notify.note}` : number)}
      nameOf={({ certificationNo }) => certificationNo}
      next={nextValues}
    >
      {(contract) => <CertificateFields contract={contract} notify={notify} question={question} onList={openList} />}
    </CreateDialog>
  )
}
