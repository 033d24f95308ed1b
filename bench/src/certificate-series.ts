import type { CreateCertificate } from "contract"

const digits = 9

/** The certificate of this place in a series: all of a series are of one length, so that their answers are too. */
export function certificateAt(series: string, index: number): CreateCertificate {
  const place = String(index).padStart(digits, "0")
  return {
    candidateName: `সাদিয়া Rahman ${place}`,
    candidateEmail: `sadia.${place}@example.com`,
    certificationName: "Ethical Hacking Professional",
    batchNo: "2026",
    certificationNo: numberAt(series, index),
  }
}

export const numberAt = (series: string, index: number) => `${series}-${String(index).padStart(digits, "0")}`
