import { randomInt } from "node:crypto"
import { openConnection } from "#load/http-connection.ts"
import { fillTable } from "#seed/fill-table.ts"
import { personAt } from "#seed/people.ts"
import { userOf } from "#seed/seed-people.ts"
import { hashPassword } from "../../../server/src/accounts/password/password.ts"
import type { Database } from "../../../server/src/db/open.ts"

const accounts = 1000
const password = "correct horse 7"
// Keeps both hashing slots busy. A pending attempt counts as failed, so each attempt has another IP address.
const connections = 8

/** All accounts have the same password, so only one hash is computed; the server does not notice. */
export async function seedAccounts(database: Database) {
  const passwordHash = await hashPassword(password)
  await fillTable(database, "user", accounts, (index) => ({ ...userOf(personAt(index)), passwordHash }))
}

/** Logs users in at full rate; returns a function that ends it, and the count so far. */
export async function startLogins(port: number) {
  let [account, done, isOver] = [0, 0, false]
  async function logInUntilOver() {
    const connection = await openConnection(port)
    while (!isOver) {
      const body = JSON.stringify({ email: personAt(account++ % accounts).email, password })
      const { status } = await connection.send({ method: "POST", path: "/api/auth/login", from: randomAddress(), body })
      if (status !== 200) throw new Error(`Login responded ${status}`)
      done++
    }
    connection.close()
  }
  const all = Promise.all(Array.from({ length: connections }, logInUntilOver))
  // `end` reports a failure.
  all.catch(() => {})
  const end = async () => {
    isOver = true
    await all
  }
  return { end, count: () => done }
}

const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
