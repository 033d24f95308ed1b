import type { AuditEntry, CertificateStatus, Language, Level, RecordKind, Role } from "contract"

/** The tables, as the code sees them. Portable columns only: text and integer; a moment is ISO text. */
export type Tables = {
  user: UserRow
  session: SessionRow
  certificate: CertificateRow
  course: CourseRow
  review: ReviewRow
  achievement: AchievementRow
  gallery: GalleryRow
  team: TeamRow
  toKnow: ToKnowRow
  signInAttempt: SignInAttemptRow
  mailLink: MailLinkRow
  mail: MailRow
  audit: AuditRow
  auditHead: AuditHeadRow
  turn: { name: string }
  demoRecord: DemoRecordRow
  image: ImageRow
  imageQuota: ImageQuotaRow
  jobRun: { name: string; startedAt: string }
}

type Flag = 0 | 1

/** What every record has that people edit. */
type RecordRow = { _id: string; createdAt: string; updatedAt: string }

export type UserRow = RecordRow & {
  name: string
  email: string
  phone: string
  bio: string
  role: Role
  photo: string
  isVerified: Flag
  passwordHash: string
  mustChangePassword: Flag
  /** In which mails are written. */
  language: Language
  /** What a search looks through: the texts above, folded. */
  searchText: string
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

export type CertificateRow = RecordRow & {
  candidateName: string
  candidateEmail: string
  certificationName: string
  batchNo: string
  certificationNo: string
  /** The number as it is compared: without regard to case. */
  numberKey: string
  status: CertificateStatus
  /** Which import made it; empty when a person did. */
  importId: string
  searchText: string
}

export type CourseRow = RecordRow & {
  route: string
  title: string
  description: string
  thumbnail: string
  category: string
  level: Level
  price: number
  discount: number
  instructorName: string
  instructorPhoto: string
  instructorBio: string
  instructorEmail: string
  registrationLink: string
  curriculum: string
  index: number
  isHomeShow: Flag
  isShow: Flag
}

export type ReviewRow = RecordRow & {
  userId: string
  /** Stars come in halves; they are counted whole, for there is no portable fraction. */
  halfStars: number
  comment: string
  isHomeShow: Flag
  /** The author's name and email are in it too, and follow them. */
  searchText: string
}

export type AchievementRow = RecordRow & { image: string; title: string; description: string }

export type GalleryRow = RecordRow & { image: string; title: string }

export type TeamRow = RecordRow & {
  serial: number
  photo: string
  name: string
  email: string
  designation: string
  phone: string
  facebookLink: string
  twitterLink: string
  linkedinLink: string
  instagramLink: string
}

export type ToKnowRow = RecordRow & { playlist_thumbnail: string; title: string; playlist_link: string }

/** When somebody failed to sign in of late, by account and by address: moments as a JSON list. */
export type SignInAttemptRow = { key: string; failures: string; lastAt: string }

/** A link in a mail that works once. */
export type MailLinkRow = {
  _id: string
  userId: string
  purpose: "verify" | "reset"
  tokenHash: string
  /** Where the mail went: an address that has been changed since proves nothing. */
  email: string
  expiresAt: string
}

/**
 * A mail waits here until it is sent; then only that it was sent is kept, for its links are secrets. One that is given up
 * keeps its text while its link works, so that it can be sent again.
 */
export type MailRow = {
  _id: string
  recipient: string
  subject: string
  text: string
  html: string
  createdAt: string
  attempts: number
  /** Not before then it is tried again; empty when it is sent, or given up. */
  nextTryAt: string
  /** When its link ends; empty where that was never written down. */
  usefulUntil: string
  sentAt: string
  lastError: string
}

export type AuditRow = AuditEntry & { searchText: string }

/** The end of the chain of audit entries; whoever adds one holds this row until the commit. */
export type AuditHeadRow = {
  _id: string
  position: number
  hash: string
  /** Which key signed position and hash; empty until the first entry after signing came to be. */
  keyId: string
  signature: string
  mailedPosition: number
  mailedAt: string
}

/** A sample record, and the `updatedAt` it was made with: another one means that somebody has changed it. */
export type DemoRecordRow = { recordId: string; kind: RecordKind; updatedAt: string }

/** An uploaded image. Moments as ISO text; empty while some record shows it, and while nobody is removing it. */
export type ImageRow = { name: string; unusedSince: string; removingSince: string }

/** How much somebody has uploaded: the moments of the last day as a JSON list of milliseconds, and how many in all. */
export type ImageQuotaRow = { userId: string; uploads: string; stored: number }
