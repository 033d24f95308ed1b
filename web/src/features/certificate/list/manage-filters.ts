import { getCertificateSuggestions } from "contract"
import { useRead } from "#api/calls.ts"
import type { ListFilter, UseSuggestions } from "#dashboard/list/list-filter.ts"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts } from "#i18n/language.tsx"

/** Values of earlier certificates. */
const suggestionsFor =
  (field: "batchNo" | "certificationName"): UseSuggestions =>
  (search) =>
    useRead(getCertificateSuggestions, { query: { field, search } }).data?.data.map((value) => ({ value })) ?? []

const useBatches = suggestionsFor("batchNo")
const useCertifications = suggestionsFor("certificationName")

export function useCertificateFilters(): ListFilter[] {
  const texts = useTexts(certificateTexts)
  return [
    { kind: "text", name: "batchNo", label: texts.batchNo, useSuggestions: useBatches },
    { kind: "text", name: "certificationName", label: texts.certification, useSuggestions: useCertifications },
    { kind: "text", name: "candidateEmail", label: texts.candidateEmail },
    { kind: "choice", name: "status", label: texts.status, choices: Object.entries(texts.statuses) },
    { kind: "period", name: "issued", label: texts.issued },
  ]
}
