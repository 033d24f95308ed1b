import { type Certificate, type CertificateInput, decodeProblem, getCertificates, getNewNumbers } from "contract"
import { type ClipboardEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { injectCalls } from "#api/calls.ts"
import { type Notify, NotifyBox } from "#features/certificate/mail/notify.tsx"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { IssueWays } from "./issue-ways.tsx"
import { useLetterWarnings } from "./missing-letters.ts"
import { type Contract, MoreFields, optionalFields } from "./more-fields.tsx"
import { SuggestingField } from "./suggesting-field.tsx"
import { takenTexts } from "./taken-texts.ts"
import { AcceptNumber, type NumberQuestion } from "./unlike-number.tsx"
import { unlikeTexts } from "./unlike-texts.ts"

/** Whether a text that is pasted as a name is a list: several lines, with several emails. */
export const isPastedList = (text: string) => /[\r\n]/.test(text.trim()) && (text.match(/\S@\S/g)?.length ?? 0) > 1

const { useLazyGetCertificatesQuery, useLazyGetNewNumbersQuery } = injectCalls({ getCertificates, getNewNumbers })

type Found = { number: string; holder: Certificate | undefined; next: string | undefined }
const keyOf = (number: string) => number.normalize("NFC").trim().toLowerCase()

/**
 * Below a number that is taken: its holder, and the next free number. If it is this holder's, the first attempt has
 * probably succeeded without its response: then no other number is offered.
 */
function TakenNumber({
  contract: { form, setField },
  question,
}: Pick<CertificateFieldsProps, "contract" | "question">) {
  const texts = useTexts(takenTexts)
  const [find] = useLazyGetCertificatesQuery()
  const [propose] = useLazyGetNewNumbersQuery()
  const [found, setFound] = useState<Found>()
  const problem = decodeProblem(String(form.formState.errors.certificationNo?.message ?? ""))
  const isTaken = problem?.code === "certificateTaken"

  const load = useEffectEvent(async () => {
    const { certificationNo: number, batchNo } = form.getValues()
    const [{ data: certificates }, { data: numbers }] = await Promise.all([
      find({ query: { search: number, limit: "100" } }),
      propose({ query: { batchNo } }),
    ])
    const holder = certificates?.data.find(({ certificationNo }) => keyOf(certificationNo) === keyOf(number))
    setFound({ number, holder, next: numbers?.data[0] })
  })
  function use(number: string) {
    question.accept(number)
    setField("certificationNo", number)
    // This button disappears.
    form.setFocus("certificationNo")
  }
  useEffect(() => {
    if (isTaken) void load()
    else setFound(undefined)
  }, [isTaken])

  if (!isTaken || !found) return null
  const { holder, next } = found
  const isSame = holder?.candidateEmail === form.getValues("candidateEmail").trim().toLowerCase()
  return (
    <div role="status" className="-mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {holder && <p className="wrap-anywhere text-sm">{(isSame ? texts.same : texts.other)(holder.candidateName)}</p>}
      {!isSame && next && <Button onClick={() => use(next)}>{texts.use(next)}</Button>}
    </div>
  )
}

const fields = ["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo"] as const

type CertificateFieldsProps = {
  contract: Contract
  notify: Notify
  question: NumberQuestion
  /** Opens the dialog for a list of people; `text` was pasted. */
  onList: (text: string, values: CertificateInput) => void
}

export function CertificateFields({ contract, notify, question, onList }: CertificateFieldsProps) {
  const texts = useTexts(certificateTexts)
  const { unlike } = useTexts(unlikeTexts)
  const { field, form } = contract
  const proposeNumber = useNumberProposal(contract, question)
  const warnings = useLetterWarnings(form.watch())
  const number = form.watch("certificationNo")
  const example = question.exampleFor(number)
  const isAsked = example !== undefined
  useEffect(() => {
    if (isAsked) form.setFocus("certificationNo")
  }, [isAsked, form])
  // The batch may be that of the certificate before.
  const proposeMissing = () => form.getValues("certificationNo") === "" && proposeNumber()
  // The first registered field that is invalid gets the focus, so the fields are registered in their visible order.
  for (const name of fields) field(name)
  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text/plain")
    if (!isPastedList(text)) return
    event.preventDefault()
    onList(text, form.getValues())
  }
  return (
    <>
      <IssueWays current="one" actions={{ list: () => onList("", form.getValues()) }} />
      <TextField
        label={texts.candidateName}
        autoComplete="off"
        onPaste={handlePaste}
        warning={warnings.candidateName}
        {...field("candidateName")}
        onBlur={(event) => {
          void proposeMissing()
          return field("candidateName").onBlur(event)
        }}
      />
      <TextField label={texts.candidateEmail} type="email" autoComplete="off" {...field("candidateEmail")} />
      <SuggestingField
        label={texts.certificationName}
        typed={form.watch("certificationName")}
        warning={warnings.certificationName}
        {...field("certificationName")}
        name="certificationName"
      />
      <SuggestingField
        label={texts.batchNo}
        hint={texts.batchHint}
        typed={form.watch("batchNo")}
        warning={warnings.batchNo}
        {...field("batchNo")}
        name="batchNo"
        onBlur={(event) => {
          void proposeNumber()
          return field("batchNo").onBlur(event)
        }}
      />
      <TextField
        label={texts.certificationNo}
        autoComplete="off"
        warning={example === undefined ? warnings.certificationNo : unlike(example)}
        {...field("certificationNo")}
      />
      <AcceptNumber question={question} typed={number} />
      <TakenNumber contract={contract} question={question} />
      <MoreFields
        names={optionalFields}
        values={[...form.watch(optionalFields), warnings.candidateName]}
        warnings={warnings}
        optional={contract.optional}
        errorOf={contract.errorOf}
      />
      <NotifyBox notify={notify} />
    </>
  )
}

/** Fills in a new number of the batch, unless a number was typed. */
function useNumberProposal({ form, setField }: Contract, { accept }: NumberQuestion) {
  const [getNewNumbers] = useLazyGetNewNumbersQuery()
  const proposal = useRef(form.getValues("certificationNo"))
  const batchOf = () => form.getValues("batchNo").trim()
  const isTyped = () => !["", proposal.current].includes(form.getValues("certificationNo"))

  return async () => {
    const batchNo = batchOf()
    if (batchNo === "" || isTyped()) return
    const { data: found } = await getNewNumbers({ query: { batchNo } })
    // The user may have typed on meanwhile.
    if (!found || isTyped() || batchOf() !== batchNo) return
    proposal.current = found.data[0] ?? ""
    accept(proposal.current)
    setField("certificationNo", proposal.current)
    // Typing replaces it.
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement && activeElement.name === "certificationNo") activeElement.select()
  }
}
