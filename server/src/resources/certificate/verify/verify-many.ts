import { type PublicCertificate, searchedNumber, type VerifiedNumber, validityOf, verifyCertificates } from "contract"
import { foldedNumberOf } from "#db/records/certificate-number.ts"
import { type App, handle } from "#http/handle.ts"
import { visitorNetwork } from "#http/visitor.ts"
import { manyNumbersFinder } from "#resources/certificate/verify/find-by-number.ts"
import type { Dependencies } from "#resources/resource.ts"

const noCertificate = {
  certificationNo: "",
  candidateName: "",
  certificationName: "",
  issuedOn: "",
  expiresOn: "",
  isCorrected: false,
  withdrawnAt: "",
  withdrawalReason: "",
}

export function verifyManyRoute(app: App, parts: Dependencies) {
  const { numberBudget } = parts
  const findMany = manyNumbersFinder(parts)

  handle(app, verifyCertificates, async (request) => {
    const { body } = request
    const network = visitorNetwork(request)
    const numbers = body.numbers.map(searchedNumber)
    const distinct = new Set(numbers.map(foldedNumberOf))
    numberBudget.take(network, distinct.size)
    const find = await findMany(numbers)
    const now = Date.now()
    const results = body.numbers.map((number, index) => resultOf(number, find(numbers[index] ?? ""), now))
    const unknown = new Set(results.flatMap(({ state }, index) => (state === "unknown" ? (numbers[index] ?? "") : [])))
    numberBudget.addUnknown(network, new Set([...unknown].map(foldedNumberOf)).size)
    return { data: { checkedAt: new Date(now).toISOString(), results } }
  })
}

type Found = PublicCertificate | "ambiguous" | "mistyped" | undefined

export function resultOf(number: string, found: Found, now: number): VerifiedNumber {
  if (!found || typeof found === "string") return { ...noCertificate, number, state: found ?? "unknown" }
  const { correctedAt, certificationNo, candidateName, certificationName, issuedOn, expiresOn } = found
  const { withdrawnAt, withdrawalReason } = found
  const state = validityOf(found, now)
  const isCorrected = correctedAt !== ""
  const shown = {
    certificationNo,
    candidateName,
    certificationName,
    issuedOn,
    expiresOn,
    withdrawnAt,
    withdrawalReason,
  }
  return { number, state, ...shown, isCorrected }
}
