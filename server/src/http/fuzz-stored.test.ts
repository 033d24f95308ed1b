import { randomUUID } from "node:crypto"
import { keyOf, type RecordKind } from "contract"
import { beforeAll, expect, test } from "vitest"
import { recordResources } from "#resources/registry.ts"
import type { CallKey } from "#test/calls-by-key.ts"
import { type DescribedCall, describedCalls, isFreeText } from "#test/fuzz-calls.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const aside = await startTestApp("sqlite")
const calls = describedCalls(aside.app.swagger() as never)
await aside.stop()

/** Each call that stores what it is sent, and where. */
const storing = Object.fromEntries(
  Object.values(recordResources).flatMap(({ kind, calls: { create, update } }) =>
    [create, ...(update ? [update] : [])].map((call) => [keyOf(call), kind]),
  ),
) as Record<CallKey, RecordKind>

/** What nobody sets by a form: as texts that would be found, and as values that would be believed. */
const smuggled = {
  ...{ _id: "smuggled", createdAt: "smuggled", updatedAt: "smuggled", searchText: "smuggled", numberKey: "smuggled" },
  ...{ passwordHash: "smuggled", userId: "smuggled", importId: "smuggled", unknown: "smuggled", $set: "smuggled" },
  ...{ role: "admin", isVerified: true, mustChangePassword: true, isHomeShow: true, isShow: false, status: "inactive" },
}
const believed = {
  user: ["role", "isVerified", "mustChangePassword"],
  course: ["isHomeShow", "isShow"],
  review: ["isHomeShow"],
  certificate: ["status"],
}
const starting: Record<string, unknown> = {
  role: "student",
  isVerified: 0,
  mustChangePassword: 0,
  isHomeShow: 0,
  isShow: 1,
  status: "active",
}

onBothDatabases("what is stored", (app) => {
  let admin = ""
  beforeAll(async () => {
    admin = (await app().as("admin")).token
  })

  /** Sends what a call shows as its example, changed so, and answers the row that it made or changed. */
  async function store(name: CallKey, some: object) {
    const { method, path, example } = callOf(name)
    const table = storing[name]
    const token = table === "user" || table === "review" ? (await app().as("student")).token : admin
    const id = path.includes("{id}") ? await made(table, token) : ""
    const url = path.replace("{id}", id)
    const answer = await app().request({ method, url, payload: { ...(example as object), ...own(), ...some } }, token)
    expect(answer.json()).toMatchObject({ success: true })
    const { _id } = answer.json().data
    const rows = app()
      .database.read.selectFrom(table as "user")
      .selectAll()
      .where("_id", "=", _id)
    return (await rows.executeTakeFirstOrThrow()) as Record<string, unknown>
  }

  async function made(table: RecordKind, token: string): Promise<string> {
    const { path, example } = callOf(keyOf(recordResources[table].calls.create))
    const answer = await app().request(
      { method: "POST", url: path, payload: { ...(example as object), ...own() } },
      token,
    )
    return answer.json().data._id
  }

  test("every call that stores a form is tried here", () => {
    const stores = calls.filter(
      ({ call, method, mediaType }) =>
        mediaType === "application/json" && /register|update-/.test(call) && method !== "GET",
    )
    expect(stores.map(({ call }) => call as string).sort()).toEqual(Object.keys(storing).sort())
  })

  test.for(Object.keys(storing) as CallKey[])(
    "%s drops role, _id, isVerified and whatever else it does not know",
    async (name) => {
      const row = await store(name, smuggled)
      expect(JSON.stringify(row)).not.toContain("smuggled")
      for (const field of believed[storing[name] as "user"] ?? [])
        expect([field, row[field]]).toEqual([field, starting[field]])
    },
  )

  const text = `<script>alert("১")</script> <img src=x onerror=alert(1)> {{7*7}} '; drop table user; -- \${x} %s \\u0000 O’Brien & "রফিক"`
  test.for(Object.keys(storing) as CallKey[])(
    "%s keeps a script as the plain text that it is, byte for byte",
    async (name) => {
      const properties = Object.entries(callOf(name).body?.properties ?? {})
      const free = properties
        .filter(([field, schema]) => isFreeText(field, schema))
        .map(([field, { maxLength }]) => [field, Array.from(text).slice(0, maxLength).join("").trim()] as const)
      if (free.length === 0) throw new Error(`${name} has no field for it`)
      const row = await store(name, Object.fromEntries(free))
      for (const [field, sent] of free) expect([field, row[field]]).toEqual([field, sent])
    },
  )
})

const callOf = (name: string) => calls.find(({ call }) => call === name) as DescribedCall

/** What no two records share. */
function own() {
  const unique = randomUUID()
  return { email: `${unique}@example.com`, route: unique, certificationNo: unique }
}
