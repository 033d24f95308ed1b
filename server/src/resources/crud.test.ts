import { callUrl, decodeProblem, messageOf, notFoundCodeOf, type RecordKind } from "contract"
import type { HTTPMethods } from "fastify"
import { expect, test } from "vitest"
import * as z from "zod/mini"
import { adminResources } from "#test/record-resources.ts"
import { onBothDatabases } from "#test/test-app.ts"

type Specified = { required: string; optional?: readonly string[]; deleted: string; missing: string }

const allRequired = "All fields are required"

/** Messages specified by the product document. For other resources the declared messages are used. */
const specified: { readonly [Kind in RecordKind]?: Specified } = {
  certificate: {
    required: allRequired,
    missing: "Certificate not found",
    deleted: "Certificate deleted successfully",
  },
  course: {
    required: allRequired,
    optional: ["en"],
    missing: "Course not found",
    deleted: "Course deleted successfully",
  },
  achievement: {
    required: "All (*) fields are required",
    optional: ["description", "en"],
    missing: "Achievement not found",
    deleted: "Achievement deleted successfully",
  },
  gallery: {
    required: allRequired,
    optional: ["en"],
    missing: "Gallery not found",
    deleted: "Gallery deleted successfully",
  },
  team: {
    required: "Type (*) all required fields.",
    optional: ["phone", "facebookLink", "twitterLink", "linkedinLink", "instagramLink", "en"],
    missing: "Team member not found",
    deleted: "Deleted successfully",
  },
  toKnow: {
    required: allRequired,
    optional: ["en"],
    missing: "To-know not found",
    deleted: "To-know deleted successfully",
  },
}

const resources = adminResources.map((resource) => ({
  ...resource,
  deleted: resource.removed,
  missing: messageOf({ code: notFoundCodeOf(resource.kind) }),
  ...(specified[resource.kind] ?? declaredIn(resource.form)),
}))

function declaredIn(form: z.ZodMiniObject) {
  const message = form.safeParse(undefined).error?.issues[0]?.message ?? ""
  const optional = Object.keys(form.shape).filter((field) => form.shape[field] instanceof z.ZodMiniOptional)
  return { required: messageOf(decodeProblem(message) ?? { code: "badInput" }), optional }
}

/** The English texts of a record are in an object. */
const texts = (value: unknown) => (typeof value === "object" && value ? Object.values(value).join("") : value)

onBothDatabases("records", (app) => {
  let admin = ""
  const send = async (call: string, payload?: object, headers = {}) => {
    admin ||= (await app().as("admin")).token
    const [method, path] = call.split(" ")
    return app().request({ method: method as HTTPMethods, url: `/api${path}`, payload, headers }, admin)
  }

  test.for(resources)("$kind: records are created, listed and deleted", async (resource) => {
    const sent = resource.sample()
    const response = await send(resource.create, { ...sent, _id: "mine", createdAt: "1999", isVerified: true })
    expect(response.statusCode).toBe(201)
    const { data } = response.json()
    expect(data).toMatchObject({ ...sent, _id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/) })
    expect(data).not.toHaveProperty("isVerified")
    expect(response.headers.etag).toBe(`"${data.updatedAt}"`)

    const listed = (await send(resource.list)).json()
    expect(listed.data).toContainEqual(data)
    expect(listed.count).toBe(listed.data.length)

    const deleted = await send(resource.remove + data._id)
    expect(deleted.json()).toEqual({ success: true, message: resource.deleted })
    expect((await send(resource.list)).json().data).not.toContainEqual(data)
    const again = await send(resource.remove + data._id)
    expect([again.statusCode, again.json().message]).toEqual([404, resource.missing])
  })

  test.for(resources)("$kind: a form with a missing or blank field is refused", async (resource) => {
    const { optional = [] } = resource
    const required = Object.keys(resource.sample()).filter((field) => !optional.includes(field))
    for (const field of required) {
      for (const value of [undefined, null, "", "  "]) {
        const response = await send(resource.create, { ...resource.sample(), [field]: value })
        expect([field, value, response.statusCode]).toEqual([field, value, 400])
        expect(response.json()).toMatchObject({ message: resource.required, errors: [{ field }] })
      }
    }
    const nothing = await send(resource.create)
    expect([nothing.statusCode, nothing.json().message]).toEqual([400, resource.required])
  })

  test.for(resources)("$kind: an omitted optional field is empty", async ({ create, form, sample }) => {
    const optional = Object.keys(form.shape).filter((field) => form.shape[field] instanceof z.ZodMiniOptional)
    const required = Object.entries(sample()).filter(([field]) => !optional.includes(field))
    const response = await send(create, Object.fromEntries(required))
    expect(response.statusCode).toBe(201)
    // The day of issue is then the current day.
    const isEmpty = (field: string) => !texts(response.json().data[field]) || field === "issuedOn"
    expect(optional.filter((field) => !isEmpty(field))).toEqual([])
  })

  test.for(resources.filter(({ update }) => update))(
    "$kind: an update changes the fields that it names, unless If-Match is stale",
    async ({ update, create, sample, missing, list }) => {
      if (!update) return
      const { data } = (await send(create, sample())).json()
      const [field = "", other = ""] = Object.keys(sample()).filter((name) =>
        /title|name|question|description/i.test(name),
      )
      const path = (id: string) => `PATCH ${callUrl(update, { params: { id } })}`
      const stale = await send(path(data._id), { [field]: "Too late" }, { "if-match": '"2020-01-01T00:00:00.000Z"' })
      expect([stale.statusCode, stale.json().code]).toEqual([412, "editConflict"])
      const updated = await send(
        path(data._id),
        { [field]: "Renamed", _id: "mine" },
        { "if-match": `"${data.updatedAt}"` },
      )
      expect(updated.json()).toEqual({
        success: true,
        message: update.message,
        data: { ...data, [field]: "Renamed", updatedAt: expect.any(String) },
      })
      expect((await send(list)).json().data).toContainEqual(updated.json().data)
      const refused = [await send(path(data._id), {}), await send(path(data._id), { [field]: " ", [other]: "x" })]
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400])
      const nowhere = await send(path("none"), { [field]: "Renamed" })
      expect([nowhere.statusCode, nowhere.json().message]).toEqual([404, missing])
    },
  )

  test.for(resources)("$kind: deleting with a stale If-Match changes nothing", async (resource) => {
    const { data } = (await send(resource.create, resource.sample())).json()
    const path = resource.remove + data._id
    const refused = await send(path, undefined, { "if-match": '"2020-01-01T00:00:00.000Z"' })
    expect([refused.statusCode, refused.json().success]).toEqual([412, false])
    expect((await send(resource.list)).json().data).toContainEqual(data)
    expect((await send(path, undefined, { "if-match": `"older", "${data.updatedAt}"` })).statusCode).toBe(200)
  })

  const links = resources.flatMap(({ kind, create, sample }) =>
    Object.entries(sample())
      .filter(([, value]) => String(value).startsWith("https:"))
      .map(([field]) => ({ kind, field, create, sample })),
  )
  test.for(links)("$kind: $field accepts only http and https links", async ({ field, create, sample }) => {
    for (const link of [
      "javascript:alert(1)",
      "data:text/html,x",
      "//example.com",
      "https://",
      "https://a:b@c.d",
      "x",
    ]) {
      const response = await send(create, { ...sample(), [field]: link })
      const message = "Please enter a link that starts with http:// or https://"
      expect([link, response.statusCode]).toEqual([link, 400])
      expect(response.json()).toMatchObject({ message, errors: [{ field, message }] })
    }
  })
})
