import { getNewNumbers } from "contract"
import { type ComponentProps, useId, useRef } from "react"
import { injectCalls } from "#api/calls.ts"
import { useTexts } from "#i18n/language.tsx"
import { TextField } from "#ui/fields.tsx"
import { Suggestions } from "#ui/suggestions.tsx"
import { useDebounced } from "#ui/use-debounced.ts"
import { useGetCertificateSuggestionsQuery } from "./manage-filters.ts"
import { type Contract, MoreFields } from "./more-fields.tsx"
import { certificateTexts } from "./texts.ts"

const { useLazyGetNewNumbersQuery } = injectCalls({ getNewNumbers })

const fields = ["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo"] as const

export function CertificateFields({ contract }: { contract: Contract }) {
  const texts = useTexts(certificateTexts)
  const { field, form } = contract
  const proposeNumber = useNumberProposal(contract)
  // The batch may be that of the certificate before.
  const proposeMissing = () => form.getValues("certificationNo") === "" && proposeNumber()
  // The first registered field that is invalid gets the focus, so the fields are registered in their visible order.
  for (const name of fields) field(name)
  return (
    <>
      <TextField
        label={texts.candidateName}
        autoComplete="off"
        {...field("candidateName")}
        onBlur={(event) => {
          void proposeMissing()
          return field("candidateName").onBlur(event)
        }}
      />
      <TextField label={texts.candidateEmail} type="email" autoComplete="off" {...field("candidateEmail")} />
      <SuggestingField contract={contract} name="certificationName" label={texts.certificationName} />
      <SuggestingField
        contract={contract}
        name="batchNo"
        label={texts.batchNo}
        hint={texts.batchHint}
        onLeave={proposeNumber}
      />
      <TextField label={texts.certificationNo} autoComplete="off" {...field("certificationNo")} />
      <MoreFields contract={contract} />
    </>
  )
}

type SuggestingFieldProps = ComponentProps<typeof TextField> & {
  contract: Contract
  name: "batchNo" | "certificationName"
  onLeave?: () => void
}

/** Suggests the values of earlier certificates that begin with the typed text, and titles of courses that contain it. */
function SuggestingField({ contract, name, onLeave, ...texts }: SuggestingFieldProps) {
  const id = useId()
  const field = contract.field(name)
  const search = useDebounced(contract.form.watch(name).trim(), 300)
  const { data } = useGetCertificateSuggestionsQuery({
    query: { field: name, courses: "1", ...(search && { search }) },
  })
  return (
    <>
      <TextField
        list={id}
        autoComplete="off"
        {...texts}
        {...field}
        onBlur={(event) => {
          onLeave?.()
          return field.onBlur(event)
        }}
      />
      <Suggestions id={id} values={data?.data ?? []} />
    </>
  )
}

/** Fills in a new number of the batch, unless a number was typed. */
function useNumberProposal({ form, setField }: Contract) {
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
    setField("certificationNo", proposal.current)
  }
}
