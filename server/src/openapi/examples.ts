import {
  Achievement,
  AuditChain,
  AuditEntry,
  byteOrderMark,
  type Call,
  type CallName,
  Certificate,
  CertificateImport,
  Course,
  FailedMail,
  Gallery,
  Overview,
  PageMeta,
  PublicCertificate,
  PublicReview,
  Restored,
  Review,
  Session,
  TeamMember,
  ToKnow,
  UploadedImage,
  User,
} from "contract"
import * as z from "zod/mini"
import { type Cell, csvRow } from "#csv/write.ts"
import * as records from "#openapi/example-records.ts"

const { user, course, certificate, review } = records

/** What a schema looks like filled in. Responses are made of these. */
const examples = new Map<unknown, unknown>([
  [Achievement, records.achievement],
  [AuditChain, records.chain],
  [AuditEntry, records.auditEntry],
  [Certificate, certificate],
  [CertificateImport, records.certificateImport],
  [Course, course],
  [FailedMail, records.failedMail],
  [Gallery, records.gallery],
  [Overview, records.overview],
  [PageMeta, records.pageMeta],
  [PublicCertificate, certificate],
  [PublicReview, review],
  [Restored, records.restored],
  [Review, review],
  [Session, records.session],
  [TeamMember, records.teamMember],
  [ToKnow, records.toKnow],
  [UploadedImage, { data: { url: course.thumbnail }, success: true, status: 200 }],
  [User, user],
])

const password = "ঢাকার বৃষ্টি ১৯৭১"
const newPassword = "কক্সবাজারের ঢেউ ৭"
const newTwice = { newPassword, confirmPassword: newPassword }
const linkToken = "p4Zr0jvXy2nWm8Qk1sLbT6uEoGhAcD3fiR9xVtYwN5I"
const certificateFile = file(certificate, [
  ...(["candidateName", "candidateEmail", "certificationName", "batchNo", "certificationNo", "status"] as const),
])

/** What is sent, where the fields of the record that is answered are not what a form would hold. */
const bodies: { readonly [Name in CallName]?: unknown } = {
  register: { name: user.name, email: user.email, password },
  login: { email: user.email, password },
  forgotPassword: { email: user.email },
  setPassword: { token: linkToken, ...newTwice },
  verifyEmail: { token: linkToken },
  updateOwnUser: { phone: user.phone, bio: user.bio },
  changePassword: { currentPassword: password, ...newTwice },
  changeRole: { id: user._id, role: "instructor" },
  resetPassword: { password: newPassword },
  updateCourse: { title: course.title, price: "১৫০০০", discount: 20 },
  moveCourse: { place: 1 },
  updateReview: { rating: review.rating },
  importCertificates: certificateFile,
  updateTeam: { designation: records.teamMember.designation, serial: 1 },
}

/** What is answered, where it is not just a record, or a record in another state. */
const responses: { readonly [Name in CallName]?: unknown } = {
  getOpenApi: { openapi: "3.1.0", info: { title: "Prohori", version: "1" }, paths: {} },
  register: { token: "Qk1sLbT6uEoGhAcD3fiR9xVtYwN5Ip4Zr0jvXy2nWm8" },
  login: { token: "Qk1sLbT6uEoGhAcD3fiR9xVtYwN5Ip4Zr0jvXy2nWm8" },
  exportUsers: file(user, ["_id", "name", "email", "phone", "role", "isVerified", "createdAt"]),
  changeRole: { data: { ...user, role: "instructor" } },
  resetPassword: { data: { password: newPassword } },
  removeDemo: {
    data: {
      removed: [{ kind: "certificate", count: 24 }],
      kept: [{ kind: "course", name: "Ethical Hacking Professional" }],
    },
  },
  retryFailedMails: { data: { retried: 1, expired: 0 } },
  deleteFailedMails: { data: { deleted: 1 } },
  exportCourses: file(course),
  createCourse: { data: { ...course, isHomeShow: false } },
  moveCourse: { data: { ...course, index: 1 } },
  createReview: { data: { ...review, isHomeShow: false } },
  exportCertificates: certificateFile,
  importCertificates: {
    data: { importId: records.certificateImport._id, rows: 1, created: 1, unchanged: 0, dryRun: false },
  },
  undoImport: { data: { deleted: 51 } },
  toggleCertificate: { data: { ...certificate, status: "inactive" } },
  exportAuditEntries: file(records.auditEntry),
}

/** What a call is sent. */
export function exampleBody(name: CallName, { body, bodyType, response }: Call): unknown {
  if (name in bodies || bodyType) return bodies[name]
  const { data } = (response ? exampleOf(response) : {}) as { data?: object }
  return body instanceof z.ZodMiniObject && data ? pick(data, Object.keys(body.shape)) : undefined
}

/** What a call answers. */
export function exampleResponse(name: CallName, { response, message }: Call): unknown {
  const own = responses[name]
  if (!(response instanceof z.ZodMiniObject)) return own
  const made = exampleOf(response) as { meta?: PageMeta }
  return {
    ...made,
    ...("message" in made && { message }),
    ...(made.meta && { count: made.meta.total }),
    ...(own ?? {}),
  }
}

const constants: Record<string, unknown> = { success: true, message: "", count: 1 }

function exampleOf(schema: unknown): unknown {
  const known = examples.get(schema)
  if (known) return schema instanceof z.ZodMiniObject ? pick(known, Object.keys(schema.shape)) : known
  if (schema instanceof z.ZodMiniArray) return [exampleOf(schema.def.element)]
  if (schema instanceof z.ZodMiniNullable) return exampleOf(schema.def.innerType)
  if (!(schema instanceof z.ZodMiniObject)) return undefined
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, constants[name] ?? exampleOf(field)])
  return Object.fromEntries(fields)
}

const pick = (record: object, fields: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)))

/** A file with one line, and the columns by which an export names what it has. */
function file<T extends object>(record: T, columns = Object.keys(record) as (keyof T & string)[]): string {
  return byteOrderMark + csvRow(columns) + csvRow(columns.map((column) => record[column] as Cell))
}
