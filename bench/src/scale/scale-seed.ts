import { addAdmin } from "#admin.ts"
import { vacuum } from "#postgres.ts"
import { fillTable } from "#seed/fill-table.ts"
import { type Person, personAt } from "#seed/people.ts"
import { seedCourses } from "#seed/seed-lists.ts"
import { certificateNumberAt, certificateOf, userOf } from "#seed/seed-people.ts"
import { hashPassword } from "../../../server/src/accounts/password/password.ts"
import type { Database } from "../../../server/src/db/open.ts"
import { connectClient } from "../../../server/src/db/postgres/postgres-pools.ts"
import { newCertificate } from "../../../server/src/db/records/certificate-row.ts"
import { earliestId, newId } from "../../../server/src/new-id.ts"

type Client = Awaited<ReturnType<typeof connectClient>>

const dayMs = 24 * 60 * 60 * 1000
const oldestDays = 730
const certificatesInBatch = 50
const certifications = ["Ethical Hacking Professional", "Network Defence", "Secure Web Development"]
const unverifiedEvery = 25

/** The server's own code makes these rows; PostgreSQL copies them with other names, emails, numbers and times. */
export const rowsOfOneCopy = 10_000
export const revokedEvery = 200
export const accountsWithPassword = 1000
export const password = "correct horse 7"
export const batchAt = (index: number) => `B-${Math.floor(index / certificatesInBatch)}`

const copyOf = (index: number) => Math.floor(index / rowsOfOneCopy)
const padded = (copy: number) => String(copy).padStart(3, "0")

/** The user at this index, who has the certificate at this index. */
export function personOf(index: number): Person {
  const person = personAt(index % rowsOfOneCopy)
  const copy = copyOf(index)
  if (copy === 0) return person
  const name = person.name.replace(/ 1$/, ` ${copy + 1}`)
  return { ...person, name, email: `c${padded(copy)}.${person.email}` }
}

export function numberOf(index: number): string {
  const number = certificateNumberAt(index % rowsOfOneCopy)
  return copyOf(index) === 0 ? number : number.replace(/^PRH/, `Q${padded(copyOf(index))}`)
}

/** A site with this many users, and a certificate for each; returns the token of an admin. */
export async function seedSite(database: Database, databaseUrl: string, count: number): Promise<string> {
  const copies = count / rowsOfOneCopy
  if (!Number.isInteger(copies)) throw new Error(`A size must be a multiple of ${rowsOfOneCopy}`)
  const passwordHash = await hashPassword(password)
  await seedCourses(database)
  const client = await connectClient(databaseUrl)
  // Building the indexes at the end takes a tenth of the time.
  const { rows: indexes } = await client.query(`select indexname, indexdef from pg_indexes
    where tablename in ('user', 'certificate') and indexname not in (select conname from pg_constraint)`)
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`)
  await fillTable(database, "user", rowsOfOneCopy, (index) => ({
    ...userOf(personAt(index)),
    ...createdAt(index, copies),
    isVerified: index % unverifiedEvery === 0 ? 0 : 1,
    passwordHash: index < accountsWithPassword ? passwordHash : "",
  }))
  await fillTable(database, "certificate", rowsOfOneCopy, (index) => {
    const certificationName = certifications[index % certifications.length] ?? ""
    const form = certificateOf(personAt(index), certificateNumberAt(index))
    const status = index % revokedEvery === 0 ? "inactive" : "active"
    const row = newCertificate({ ...form, batchNo: batchAt(index), certificationName })
    return { ...row, ...createdAt(index, copies), status }
  })
  for (let number = 1; number < copies; number++) {
    await copy(client, "user", userCopy(number), number, copies)
    await copy(client, "certificate", certificateCopy(number), number, copies)
  }
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.end()
  await vacuum(databaseUrl)
  return addAdmin(database)
}

/** The first copy is the oldest. All together are of two years, as their ids say: otherwise all would be of this week. */
function createdAt(index: number, copies: number) {
  const copyMs = (oldestDays * dayMs) / copies
  const time = Math.round(Date.now() - oldestDays * dayMs + (index / rowsOfOneCopy) * copyMs)
  const at = new Date(time).toISOString()
  return { _id: earliestId(time).slice(0, 13) + newId().slice(13), createdAt: at, updatedAt: at }
}

type Expressions = Record<string, string>

/** Adds the rows of the first copy again, with these expressions instead of some columns. */
async function copy(
  client: Client,
  table: "user" | "certificate",
  others: Expressions,
  number: number,
  copies: number,
) {
  const later = `("createdAt"::timestamptz + interval '${(number * oldestDays * dayMs) / copies} ms')`
  const text = `to_char(${later} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const hex = `lpad(to_hex((extract(epoch from ${later}) * 1000)::bigint), 12, '0')`
  const random = `md5(_id || '${number}')`
  const id = `substr(${hex}, 1, 8) || '-' || substr(${hex}, 9) || '-7' || substr(${random}, 1, 3) || '-8' ||
    substr(${random}, 4, 3) || '-' || substr(${random}, 7, 12)`
  const expressions: Expressions = { _id: id, createdAt: text, updatedAt: text, ...others }
  const { rows } = await client.query("select attname from pg_attribute where attrelid = $1::regclass and attnum > 0", [
    `"${table}"`,
  ])
  const columns = rows.map(({ attname }) => attname as string)
  const quoted = columns.map((name) => `"${name}"`)
  const values = columns.map((name, index) => expressions[name] ?? quoted[index])
  await client.query(`insert into "${table}" (${quoted.join(", ")}) select ${values.join(", ")} from "${table}"
    order by _id limit ${rowsOfOneCopy}`)
}

const line = (number: number) => `split_part("searchText", e'\\n', ${number})`
const lines = (...parts: string[]) => parts.join(" || e'\\n' || ")
const renamed = (column: string, copy: number) => `regexp_replace(${column}, '1$', '${copy + 1}')`

const userCopy = (number: number): Expressions => ({
  name: renamed("name", number),
  email: `'c${padded(number)}.' || email`,
  searchText: lines(renamed(line(1), number), `'c${padded(number)}.' || ${line(2)}`, line(3)),
})

function certificateCopy(number: number): Expressions {
  const batch = `(substr("batchNo", 3)::int + ${(number * rowsOfOneCopy) / certificatesInBatch})`
  const prefixed = (column: string) => `regexp_replace(${column}, '^prh', 'q${padded(number)}')`
  const email = (column: string) => `'c${padded(number)}.' || ${column}`
  return {
    candidateName: renamed(`"candidateName"`, number),
    candidateEmail: email(`"candidateEmail"`),
    batchNo: `'B-' || ${batch}`,
    certificationNo: `regexp_replace("certificationNo", '^PRH', 'Q${padded(number)}')`,
    numberKey: prefixed(`"numberKey"`),
    foldedNumber: prefixed(`"foldedNumber"`),
    searchText: lines(renamed(line(1), number), email(line(2)), line(3), `'b' || ${batch}`, prefixed(line(5))),
  }
}
