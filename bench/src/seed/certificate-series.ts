import type { CreateCertificate } from "contract"

const digits = 9

/** The certificate at this index of a series. All of a series have the same length, so their responses have too. */
export function certificateAt(series: string, index: number): CreateCertificate {
  const padded = String(index).padStart(digits, "0")
  return {
    candidateName: `সাদিয়া Rahman ${padded}`,
    candidateEmail: `sadia.${padded}@example.com`,
    certificationName: "Ethical Hacking Professional",
    batchNo: "2026",
    certificationNo: numberAt(series, index),
  }
}

export const numberAt = (series: string, index: number) => `${series}-${String(index).padStart(digits, "0")}`
