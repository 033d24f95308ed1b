import type { CertificateStatus, Role } from "contract"

/** The tables, as the code sees them. Portable columns only: text and integer; a moment is ISO text. */
export type Tables = {
  user: UserRow
  session: SessionRow
  certificate: CertificateRow
}

export type UserRow = {
  _id: string
  name: string
  email: string
  phone: string
  bio: string
  role: Role
  photo: string
  isVerified: 0 | 1
  passwordHash: string
  createdAt: string
}

export type SessionRow = {
  _id: string
  userId: string
  tokenHash: string
  cookieHash: string
  userAgent: string
  address: string
  createdAt: string
  lastSeenAt: string
}

export type CertificateRow = {
  _id: string
  candidateName: string
  candidateEmail: string
  certificationName: string
  batchNo: string
  certificationNo: string
  /** The number as it is compared: without regard to case. */
  numberKey: string
  status: CertificateStatus
  /** What a search looks through: the texts above, folded. */
  searchText: string
  createdAt: string
}
