import { randomUUID } from "node:crypto"
import type { CreateCertificate } from "contract"

/** What a form would send, complete; a test names only what matters to it. */
export function aCertificate(some: Partial<CreateCertificate> = {}): CreateCertificate {
  return {
    candidateName: "Nusrat Jahan",
    candidateEmail: "nusrat@example.com",
    certificationName: "Ethical Hacking Professional",
    batchNo: "0001",
    certificationNo: `T-${randomUUID()}`,
    ...some,
  }
}
