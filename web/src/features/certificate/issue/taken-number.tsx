import { type Certificate, decodeProblem, getCertificates, getNewNumbers } from "contract"
import { useEffect, useEffectEvent, useState } from "react"
import { injectCalls } from "#api/calls.ts"
import { useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import type { Contract } from "./more-fields.tsx"
import { takenTexts } from "./taken-texts.ts"

const { useLazyGetCertificatesQuery, useLazyGetNewNumbersQuery } = injectCalls({ getCertificates, getNewNumbers })

type Found = { number: string; holder: Certificate | undefined; next: string | undefined }
const keyOf = (number: string) => number.normalize("NFC").trim().toLowerCase()

/**
 * Below a number that is taken: its holder, and the next free number. If it is this holder's, the first attempt has
 * probably succeeded without its response: then no other number is offered.
 */
export function TakenNumber({ contract: { form, setField } }: { contract: Contract }) {
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
