import { type Call, type CallName, calls, keyOf, type Role, signedIn } from "contract"
import { beforeAll, expect, test } from "vitest"
import { newCertificate } from "#db/records/certificate-row.ts"
import { newId } from "#new-id.ts"
import { exampleBody } from "#openapi/examples.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onBothDatabases, type TestApp } from "#test/test-app.ts"

type User = Awaited<ReturnType<TestApp["as"]>>

/** Adds a row of each kind that own calls are about, and returns its id. */
const rows: Record<string, (app: TestApp, owner: User) => Promise<string>> = {
  session: async (app, { token }) => (await app.request({ url: "/api/auth/get-sessions" }, token)).json().data[0]._id,
  review: async (app, { token }) => {
    const review = { method: "POST", url: "/api/reviews/register", payload: { comment: "Good" } } as const
    return (await app.request(review, token)).json().data._id
  },
  passkey: async ({ database }, { _id: userId }) => {
    const row = { _id: newId(), userId, credentialId: newId(), publicKey: "", counter: "0", name: "Phone" }
    const passkey = { ...row, createdAt: new Date().toISOString(), lastUsedAt: "" }
    const factor = { userId, secret: "", confirmedAt: passkey.createdAt, lastStep: 0, dueAt: "" }
    await database.write([], async (trx) => {
      await trx.insertInto("secondFactor").values(factor).execute()
      await trx.insertInto("passkey").values(passkey).execute()
    })
    return row._id
  },
  certificate: async ({ database }, { _id, email }) => {
    const certificate = newCertificate(aCertificate({ candidateEmail: email }))
    await database.write(["user", "certificate"], async (trx) => {
      await trx.updateTable("user").set({ isVerified: 1 }).where("_id", "=", _id).execute()
      await trx.insertInto("certificate").values(certificate).execute()
    })
    return certificate._id
  },
}

const ownCalls = Object.entries<Call>(calls).flatMap(([name, call]) =>
  typeof call.access === "object" && "of" in call.access
    ? [[keyOf(call), name as CallName, call, call.access] as const]
    : [],
)

onBothDatabases("an own call", (app) => {
  /** A user of each role; the instructor is that of a course. */
  const others = new Map<Role, User>()
  beforeAll(async () => {
    for (const role of signedIn) others.set(role, await app().as(role))
    const payload = aCourse({ instructorEmail: others.get("instructor")?.email ?? "" })
    await app().request({ method: "POST", url: "/api/courses/register", payload }, others.get("admin")?.token)
  })

  test.for(ownCalls)("%s is made by the owner; to others there is no such row", async ([, name, call, { of, or }]) => {
    const owner = await app().as("student")
    const id = await rows[of]?.(app(), owner)
    const payload = call.body && (exampleBody(name, call) as object)
    const send = async (id = "", token?: string) => {
      const url = `/api${call.path.replace(/:\w+/, id)}`
      const { statusCode, body } = await app().request({ method: call.method, url, payload }, token)
      return [statusCode, body]
    }
    expect((await send(id))[0]).toBe(401)
    for (const [role, { token }] of others) {
      const [status, body] = await send(id, token)
      if (or.includes(role)) expect([role, status]).toEqual([role, 200])
      else expect([role, status, body]).toEqual([role, 404, (await send(newId(), owner.token))[1]])
    }
    expect((await send(id, owner.token))[0]).toBe(200)
  })
})
