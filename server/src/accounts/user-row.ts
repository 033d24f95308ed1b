import type { Language, User } from "contract"
import { newId } from "#db/new-id.ts"
import type { SessionRow, UserRow } from "#db/schema.ts"
import { searchText } from "#db/search-text.ts"

type Start = Pick<UserRow, "name" | "email" | "passwordHash" | "role" | "isVerified"> & { language: Language }

/** The row of a user who starts. */
export function newUser(start: Start): UserRow {
  const now = new Date().toISOString()
  return {
    _id: newId(),
    phone: "",
    bio: "",
    photo: "",
    mustChangePassword: 0,
    ...start,
    searchText: userSearchText({ ...start, phone: "" }),
    createdAt: now,
    updatedAt: now,
  }
}

export const userSearchText = ({ name, email, phone }: Pick<UserRow, "name" | "email" | "phone">) =>
  searchText(name, email, phone)

/** A user as the wire carries one, with the devices that are signed in. */
export function wireUser(user: UserRow, sessions: Pick<SessionRow, "userId" | "userAgent">[]): User {
  return {
    ...user,
    isVerified: user.isVerified === 1,
    mustChangePassword: user.mustChangePassword === 1,
    userAgent: sessions.filter(({ userId }) => userId === user._id).map(({ userAgent }) => userAgent),
  }
}
