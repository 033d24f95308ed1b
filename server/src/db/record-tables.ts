import type { PlainCode, RecordKind } from "contract"
import type { Tables } from "#db/schema.ts"

/** `secret` columns never reach the audit log; `derived` ones follow from others and are made again on a restore. */
type Recording = "recorded" | "secret" | "derived"

type RecordDefinition<Row> = {
  /** The column by which people know a record. */
  name: keyof Row
  missing: PlainCode
  /** What is said when the unique key is taken, and of which field of the form. */
  unique: { taken: PlainCode; field?: string }
  /** Every column is named here, so that a new one is recorded or kept out by decision. */
  columns: Record<keyof Row, Recording>
}

const everyRecord = { _id: "recorded", createdAt: "recorded", updatedAt: "recorded" } as const

/** The tables of records that people edit. */
export const recordTables = {
  user: {
    name: "email",
    missing: "userNotFound",
    unique: { taken: "emailTaken", field: "email" },
    columns: {
      ...everyRecord,
      name: "recorded",
      email: "recorded",
      phone: "recorded",
      bio: "recorded",
      role: "recorded",
      photo: "recorded",
      isVerified: "recorded",
      passwordHash: "secret",
      mustChangePassword: "recorded",
      language: "recorded",
      searchText: "derived",
    },
  },
  certificate: {
    name: "certificationNo",
    missing: "certificateNotFound",
    unique: { taken: "certificateTaken", field: "certificationNo" },
    columns: {
      ...everyRecord,
      candidateName: "recorded",
      candidateEmail: "recorded",
      certificationName: "recorded",
      batchNo: "recorded",
      certificationNo: "recorded",
      numberKey: "derived",
      status: "recorded",
      importId: "recorded",
      searchText: "derived",
    },
  },
  course: {
    name: "title",
    missing: "courseNotFound",
    unique: { taken: "courseTaken", field: "route" },
    columns: {
      ...everyRecord,
      route: "recorded",
      title: "recorded",
      description: "recorded",
      thumbnail: "recorded",
      category: "recorded",
      level: "recorded",
      price: "recorded",
      discount: "recorded",
      instructorName: "recorded",
      instructorPhoto: "recorded",
      instructorBio: "recorded",
      instructorEmail: "recorded",
      registrationLink: "recorded",
      curriculum: "recorded",
      index: "recorded",
      isHomeShow: "recorded",
      isShow: "recorded",
    },
  },
  review: {
    name: "comment",
    missing: "reviewNotFound",
    unique: { taken: "reviewTaken" },
    columns: {
      ...everyRecord,
      userId: "recorded",
      halfStars: "recorded",
      comment: "recorded",
      isHomeShow: "recorded",
      searchText: "derived",
    },
  },
  achievement: {
    name: "title",
    missing: "achievementNotFound",
    unique: { taken: "alreadyThere" },
    columns: { ...everyRecord, image: "recorded", title: "recorded", description: "recorded" },
  },
  gallery: {
    name: "title",
    missing: "galleryNotFound",
    unique: { taken: "alreadyThere" },
    columns: { ...everyRecord, image: "recorded", title: "recorded" },
  },
  team: {
    name: "name",
    missing: "teamNotFound",
    unique: { taken: "alreadyThere" },
    columns: {
      ...everyRecord,
      serial: "recorded",
      photo: "recorded",
      name: "recorded",
      email: "recorded",
      designation: "recorded",
      phone: "recorded",
      facebookLink: "recorded",
      twitterLink: "recorded",
      linkedinLink: "recorded",
      instagramLink: "recorded",
    },
  },
  toKnow: {
    name: "title",
    missing: "toKnowNotFound",
    unique: { taken: "alreadyThere" },
    columns: { ...everyRecord, playlist_thumbnail: "recorded", title: "recorded", playlist_link: "recorded" },
  },
} as const satisfies { [Kind in RecordKind]: RecordDefinition<Tables[Kind]> }
