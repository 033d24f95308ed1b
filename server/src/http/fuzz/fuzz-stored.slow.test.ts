import { randomUUID } from "node:crypto"
import {
  addPasskey,
  addSignatory,
  editSignatory,
  keyOf,
  type RecordKind,
  replyToReview,
  updateAnnouncement,
  updateSignatory,
  updateSiteAccreditations,
  updateSiteContact,
  updateSiteHero,
  updateSiteInstitutions,
  updateSiteLegal,
  updateSiteNumbers,
  updateSitePartners,
  updateSitePaymentWays,
  updateSiteTrainings,
  updateUser,
} from "contract"
import { beforeAll, expect, test } from "vitest"
import { recordResources } from "#resources/registry.ts"
import type { CallKey } from "#test/calls-by-key.ts"
import { type DescribedCall, describedCalls, isFreeText } from "#test/fuzz/fuzz-calls.ts"
import { onBothDatabases, startTestApp } from "#test/test-app.ts"

const describedApp = await startTestApp("sqlite")
const calls = describedCalls(describedApp.app.swagger() as never)
await describedApp.stop()

/** Calls by which the office changes the records of others. */
const byOffice = { [keyOf(updateUser)]: "user", [keyOf(replyToReview)]: "review" }

/** Each call that stores its request body, with the kind of record. */
const storing = {
  ...Object.fromEntries(
    Object.values(recordResources).flatMap(({ kind, calls: { create, update } }) =>
      [create, ...(update ? [update] : [])].map((call) => [keyOf(call), kind]),
    ),
  ),
  ...byOffice,
} as Record<CallKey, RecordKind>

/** Fields that no form may set: some with a text that the test searches for, some with a plausible value. */
const smuggled = {
  ...{
    _id: "smuggled",
    createdAt: "smuggled",
    updatedAt: "smuggled",
    searchText: "smuggled",
    numberKey: "smuggled",
    foldedNumber: "smuggled",
  },
  ...{ passwordHash: "smuggled", userId: "smuggled", importId: "smuggled", unknown: "smuggled", $set: "smuggled" },
  ...{ role: "admin", isVerified: true, mustChangePassword: true, isHomeShow: true, isShow: false, status: "inactive" },
}
const plausible = {
  user: ["role", "isVerified", "mustChangePassword"],
  course: ["isHomeShow", "isShow"],
  review: ["isHomeShow"],
  certificate: ["status"],
}
const initialValues: Record<string, unknown> = {
  role: "student",
  isVerified: 0,
  mustChangePassword: 0,
  isHomeShow: 0,
  isShow: 1,
  status: "active",
}

onBothDatabases("stored records", (app) => {
  let admin = ""
  beforeAll(async () => {
    admin = (await app().as("admin")).token
  })

  /** Sends the call's example with these fields changed, and returns the row that it created or updated. */
  async function store(name: CallKey, fields: object) {
    const { method, path, example } = callOf(name)
    const table = storing[name]
    const owner = table === "user" || table === "review" ? (await app().as("student")).token : admin
    const id = path.includes("{id}") ? await create(table, owner) : ""
    const token = Object.hasOwn(byOffice, name) ? admin : owner
    const url = path.replace("{id}", id)
    const response = await app().request(
      { method, url, payload: { ...(example as object), ...uniqueFields(), ...fields } },
      token,
    )
    expect(response.json()).toMatchObject({ success: true })
    const { _id } = response.json().data
    const rows = app()
      .database.read.selectFrom(table as "user")
      .selectAll()
      .where("_id", "=", _id)
    return (await rows.executeTakeFirstOrThrow()) as Record<string, unknown>
  }

  async function create(table: RecordKind, token: string): Promise<string> {
    const { path, example } = callOf(keyOf(recordResources[table].calls.create))
    const response = await app().request(
      { method: "POST", url: path, payload: { ...(example as object), ...uniqueFields() } },
      token,
    )
    return response.json().data._id
  }

  // Passkeys, signatories and sections of the site are no records: their own test files have the same tests.
  const elsewhere = [
    ...[addPasskey, updateSignatory, editSignatory, addSignatory, updateAnnouncement, updateSiteContact],
    ...[updateSiteLegal, updateSiteHero, updateSiteNumbers, updateSitePartners, updateSiteAccreditations],
    ...[updateSiteInstitutions, updateSiteTrainings, updateSitePaymentWays],
  ].map(keyOf)
  test("every call that stores a form is tested here", () => {
    const stores = calls.filter(
      ({ call, method, mediaType }) =>
        mediaType === "application/json" && /register|update-|add-|reply/.test(call) && method !== "GET",
    )
    expect(stores.map(({ call }) => call as string).sort()).toEqual([...Object.keys(storing), ...elsewhere].sort())
  })

  test.for(Object.keys(storing) as CallKey[])(
    "%s ignores role, _id, isVerified and all unknown fields",
    async (name) => {
      const row = await store(name, smuggled)
      expect(JSON.stringify(row)).not.toContain("smuggled")
      for (const field of plausible[storing[name] as "user"] ?? [])
        expect([field, row[field]]).toEqual([field, initialValues[field]])
    },
  )

  const text = `<script>alert("১")</script> <img src=x onerror=alert(1)> {{7*7}} '; drop table user; -- \${x} %s \\u0000 O’Brien & "রফিক"`
  test.for(Object.keys(storing) as CallKey[])("%s stores a script as plain text, byte for byte", async (name) => {
    const properties = Object.entries(callOf(name).body?.properties ?? {})
    const free = properties
      .filter(([field, schema]) => isFreeText(field, schema))
      .map(([field, { maxLength }]) => [field, Array.from(text).slice(0, maxLength).join("").trim()] as const)
    if (free.length === 0) throw new Error(`${name} has no free text field`)
    const row = await store(name, Object.fromEntries(free))
    for (const [field, sent] of free) expect([field, row[field]]).toEqual([field, sent])
  })
})

const callOf = (name: string) => calls.find(({ call }) => call === name) as DescribedCall

/** Values of the fields that must be unique. */
function uniqueFields() {
  const unique = randomUUID()
  return { email: `${unique}@example.com`, route: unique, certificationNo: unique }
}
