import type { Language, User } from "contract"
import { newRecord } from "#db/records/records.ts"
import type { UserRow } from "#resources/user/table.ts"
import type { SessionRow } from "#schema.ts"
import { searchText } from "#search-text.ts"

type Start = Pick<UserRow, "name" | "email" | "passwordHash" | "role" | "isVerified"> & { language: Language }

export function newUser(start: Start): UserRow {
  return {
    ...newRecord(),
    phone: "",
    bio: "",
    photo: "",
    mustChangePassword: 0,
    invitedAt: "",
    ...start,
    searchText: userSearchText({ ...start, phone: "" }),
  }
}

export const userSearchText = ({ name, email, phone }: Pick<UserRow, "name" | "email" | "phone">) =>
  searchText(name, email, phone)

/** A user as the API returns one, with the signed-in devices. Copied field by field, because the row has the password hash. */
export function wireUser(user: UserRow, sessions: Pick<SessionRow, "userId" | "userAgent">[]): User {
  const { _id, name, email, phone, bio, role, photo, invitedAt, createdAt, updatedAt } = user
  const isVerified = user.isVerified === 1
  const mustChangePassword = user.mustChangePassword === 1
  const userAgent = sessions.filter(({ userId }) => userId === _id).map(({ userAgent }) => userAgent)
  return {
    ...{ _id, name, email, phone, bio, role, photo },
    ...{ isVerified, mustChangePassword, invitedAt, createdAt, updatedAt, userAgent },
  }
}
