import type { CreateCertificate } from "contract"
import { newUser, userSearchText } from "../../../server/src/accounts/user-row.ts"
import type { Database } from "../../../server/src/db/open.ts"
import { newCertificate } from "../../../server/src/db/records/certificate-row.ts"
import type { UserRow } from "../../../server/src/resources/user/table.ts"
import { fillTable } from "./fill-table.ts"
import { type Person, personAt } from "./people.ts"

const start = { passwordHash: "", role: "student", isVerified: 1, language: "bn" } as const

export function userOf({ name, email, phone }: Person): UserRow {
  const user = { ...newUser({ ...start, name, email }), phone }
  return { ...user, searchText: userSearchText(user) }
}

export function certificateOf({ name, email }: Person, certificationNo: string): CreateCertificate {
  const certificationName = "Ethical Hacking Professional"
  return { candidateName: name, candidateEmail: email, certificationName, batchNo: "2026", certificationNo }
}

export const certificateNumberAt = (index: number) => `PRH-2026-${String(index).padStart(7, "0")}`

export function seedUsers(database: Database, count: number) {
  return fillTable(database, "user", count, (index) => userOf(personAt(index)))
}

export function seedTheirCertificates(database: Database, count: number) {
  return fillTable(database, "certificate", count, (index) =>
    newCertificate(certificateOf(personAt(index), certificateNumberAt(index))),
  )
}
