import { randomInt } from "node:crypto"
import { hashPassword } from "../../server/src/accounts/password.ts"
import type { Database } from "../../server/src/db/open.ts"
import { fillTable } from "./fill-table.ts"
import { openConnection } from "./one-connection.ts"
import { personAt } from "./people.ts"
import { userOf } from "./seed-people.ts"

const accounts = 1000
const password = "correct horse 7"
// Keeps both turns busy. An attempt counts as failed until it has turned out right, so these come from many addresses.
const connections = 8

/** One password for all: that costs one hash, and the server cannot tell. */
export async function seedAccounts(database: Database) {
  const passwordHash = await hashPassword(password)
  await fillTable(database, "user", accounts, (index) => ({ ...userOf(personAt(index)), passwordHash }))
}

/** Logs people in as fast as it goes; answers a function that ends it, and how many it has been so far. */
export async function startLogins(port: number) {
  let [account, done, isOver] = [0, 0, false]
  async function logInUntilOver() {
    const connection = await openConnection(port)
    while (!isOver) {
      const body = JSON.stringify({ email: personAt(account++ % accounts).email, password })
      const { status } = await connection.ask({ method: "POST", path: "/api/auth/login", from: anAddress(), body })
      if (status !== 200) throw new Error(`Login answered ${status}`)
      done++
    }
    connection.close()
  }
  const all = Promise.all(Array.from({ length: connections }, logInUntilOver))
  // A failure is told at the end, in its place.
  all.catch(() => {})
  const end = async () => {
    isOver = true
    await all
  }
  return { end, count: () => done }
}

const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
