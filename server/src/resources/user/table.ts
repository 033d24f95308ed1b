import type { Language, Role } from "contract"
import { defineTable, derivedText, flag, oneOf, type RowOf, secretText, text } from "#resources/define-table.ts"

export const user = defineTable({
  name: "email",
  detail: "name",
  unique: { taken: "emailTaken", field: "email", column: "email" },
  owns: ["review"],
  sortKeys: { name: { column: "name", as: "lowerCase" }, email: { column: "email", as: "bytes" } },
  columns: {
    name: text,
    email: text,
    phone: text,
    bio: text,
    role: oneOf<Role>(),
    photo: text,
    isVerified: flag,
    passwordHash: secretText,
    mustChangePassword: flag,
    invitedAt: text,
    language: oneOf<Language>(),
    /** The case-folded texts that searches read. */
    searchText: derivedText,
  },
})

export type UserRow = RowOf<typeof user>
