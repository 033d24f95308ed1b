// Apart from the schemas, which a public page that reads such files does not load.

/** The columns that a certificate file must have. */
export const requiredColumns = [
  "candidateName",
  "candidateEmail",
  "certificationName",
  "batchNo",
  "certificationNo",
] as const

/** All columns of a certificate file. */
export const certificateColumns = [
  ...requiredColumns,
  "status",
  "latinName",
  "issuedOn",
  "expiresOn",
  "hours",
  "skills",
  "mark",
] as const
export type CertificateColumn = (typeof certificateColumns)[number]
