import type { Language, Role } from "contract"
import { defineTable, type Flag, type RecordRow } from "#resources/define-table.ts"

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

export const user = defineTable<UserRow>({
  name: "email",
  unique: { taken: "emailTaken", field: "email" },
  columns: {
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
})
