import { callUrl, englishFieldsOf } from "contract"
import type { HTTPMethods } from "fastify"
import { expect, test } from "vitest"
import * as z from "zod/mini"
import { adminResources } from "#test/record-resources.ts"
import { onAnyDatabase } from "#test/test-app.ts"

const resources = adminResources.flatMap((resource) => {
  const fields = englishFieldsOf(resource.kind)
  return fields.length > 0 ? [{ ...resource, fields }] : []
})
const valued = (fields: readonly string[], value: string) => Object.fromEntries(fields.map((field) => [field, value]))

onAnyDatabase("English texts", (app) => {
  let admin = ""
  const send = async (call: string, payload?: object, headers = {}) => {
    admin ||= (await app().as("admin")).token
    const [method, path] = call.split(" ")
    return app().request({ method: method as HTTPMethods, url: `/api${path}`, payload, headers }, admin)
  }
  const create = async ({ create, sample }: (typeof resources)[number], en?: object) => {
    const { en: _, ...sent } = sample() as { en?: object }
    return (await send(create, { ...sent, ...(en && { en }) })).json().data
  }
  const updated = async ({ update }: (typeof resources)[number], id: string, body: object, headers = {}) =>
    update && (await send(`PATCH ${callUrl(update, { params: { id } })}`, body, headers)).json().data
  const entriesOf = async (id: string) => {
    const audit = app().database.read.selectFrom("audit").selectAll().where("recordId", "=", id)
    return (await audit.orderBy("position").execute()).map(({ action, details }) => [action, JSON.parse(details)])
  }

  test.for(resources)("$kind: a record without English texts has empty ones", async (resource) => {
    expect((await create(resource)).en).toEqual(valued(resource.fields, ""))
  })

  test.for(resources)("$kind: texts that the form does not name stay, and blank ones are removed", async (resource) => {
    const { fields } = resource
    const [first = "", ...others] = fields
    const { _id, en, ...rest } = await create(resource, { ...valued(fields, " English "), unknown: "x" })
    expect(en).toEqual(valued(fields, "English"))
    const changed = await updated(resource, _id, { en: { [first]: "Other" } })
    expect(changed).toMatchObject({ ...rest, updatedAt: expect.any(String) })
    expect(changed.en).toEqual({ ...valued(others, "English"), [first]: "Other" })
    expect((await updated(resource, _id, { en: {} })).updatedAt).toBe(changed.updatedAt)
    expect((await updated(resource, _id, { en: valued(fields, " ") })).en).toEqual(valued(fields, ""))
    expect((await send(resource.list)).json().data.find((row: { _id: string }) => row._id === _id).en).toBeDefined()
  })

  test.for(resources)("$kind: an English text is as long as the original at most", async (resource) => {
    const { properties = {} } = z.toJSONSchema(resource.form, { unrepresentable: "any", io: "input" })
    for (const field of resource.fields) {
      const { maxLength = 0 } = properties[field] as { maxLength?: number }
      const errorsOf = async (wrong: object) =>
        (await send(resource.create, { ...resource.sample(), ...wrong })).json().errors
      const tooLong = "x".repeat(maxLength + 1)
      const [error] = await errorsOf({ [field]: tooLong })
      expect(await errorsOf({ en: { [field]: tooLong } })).toEqual([{ ...error, field: `en.${field}` }])
    }
  })

  test.for(resources)("$kind: the audit log has each change, and a restored record its texts", async (resource) => {
    const [field = ""] = resource.fields
    const { _id, en } = await create(resource, valued(resource.fields, "English"))
    const { updatedAt } = await updated(resource, _id, { en: { [field]: "Other" } })
    await send(resource.remove + _id, undefined, { "if-match": `"${updatedAt}"` })
    const entries = await entriesOf(_id)
    expect(entries).toMatchObject([
      [`${resource.kind}.create`, { created: [{ [`${field}En`]: "English" }] }],
      [`${resource.kind}.update`, { changed: { [`${field}En`]: ["English", "Other"] } }],
      [`${resource.kind}.delete`, {}],
    ])
    expect((await send(`POST /bin/restore/${_id}`)).statusCode).toBe(200)
    const rows = (await send(resource.list)).json().data as { _id: string; en: object }[]
    expect(rows.find((row) => row._id === _id)?.en).toEqual({ ...en, [field]: "Other" })
  })
})
