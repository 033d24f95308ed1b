import type { HTTPMethods } from "fastify"
import { expect, test } from "vitest"
import { aCertificate, aCourse, aGallery, anAchievement, aTeamMember, aToKnow } from "#test/make.ts"
import { onBothDatabases } from "#test/test-app.ts"

/** What every resource does alike. What only one of them does is tested beside it. */
const resources = {
  certificates: {
    make: aCertificate,
    list: "GET /certificates/get-certificates",
    delete: "DELETE /certificates/delete-certificate/",
    required: "All fields are required",
    missing: "Certificate not found",
    deleted: "Certificate deleted successfully",
  },
  courses: {
    make: aCourse,
    list: "GET /courses/get-courses",
    delete: "DELETE /courses/delete-course/",
    required: "All fields are required",
    missing: "Course not found",
    deleted: "Course deleted successfully",
  },
  achievements: {
    make: anAchievement,
    list: "GET /achievements/get-achievements",
    delete: "DELETE /achievements/delete-achievement/",
    required: "All (*) fields are required",
    missing: "Achievement not found",
    deleted: "Achievement deleted successfully",
  },
  galleries: {
    make: aGallery,
    list: "GET /galleries/get-galleries",
    delete: "DELETE /galleries/delete-gallery/",
    required: "All fields are required",
    missing: "Gallery not found",
    deleted: "Gallery deleted successfully",
  },
  teams: {
    make: aTeamMember,
    list: "GET /teams/get-teams",
    delete: "DELETE /teams/delete-team/",
    required: "Type (*) all required fields.",
    missing: "Team member not found",
    deleted: "Deleted successfully",
  },
  toKnows: {
    make: aToKnow,
    list: "GET /toKnows/get-toKnows",
    delete: "DELETE /toKnows/delete-toKnow/",
    required: "All fields are required",
    missing: "To-know not found",
    deleted: "To-know deleted successfully",
  },
}

onBothDatabases("records", (app) => {
  let admin = ""
  const ask = async (call: string, payload?: object, headers = {}) => {
    admin ||= (await app().as("admin")).token
    const [method, path] = call.split(" ")
    return app().request({ method: method as HTTPMethods, url: `/api${path}`, payload, headers }, admin)
  }

  test.for(Object.entries(resources))("%s are made, listed and deleted", async ([name, resource]) => {
    const sent = resource.make()
    const made = await ask(`POST /${name}/register`, { ...sent, _id: "mine", createdAt: "1999", isVerified: true })
    expect(made.statusCode).toBe(201)
    const { data } = made.json()
    expect(data).toMatchObject({ ...sent, _id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/) })
    expect(data).not.toHaveProperty("isVerified")
    expect(made.headers.etag).toBe(`"${data.updatedAt}"`)

    const listed = (await ask(resource.list)).json()
    expect(listed.data).toContainEqual(data)
    expect(listed.count).toBe(listed.data.length)

    const deleted = await ask(resource.delete + data._id)
    expect(deleted.json()).toEqual({ success: true, message: resource.deleted })
    expect((await ask(resource.list)).json().data).not.toContainEqual(data)
    const again = await ask(resource.delete + data._id)
    expect([again.statusCode, again.json().message]).toEqual([404, resource.missing])
  })

  test.for(Object.entries(resources))("%s with something missing or blank say so", async ([name, resource]) => {
    const isOptional = (field: string) => optional.includes(`${name}.${field}`)
    const required = Object.keys(resource.make()).filter((field) => !isOptional(field))
    for (const field of required) {
      for (const value of [undefined, null, "", "  "]) {
        const answer = await ask(`POST /${name}/register`, { ...resource.make(), [field]: value })
        expect([field, value, answer.statusCode]).toEqual([field, value, 400])
        expect(answer.json()).toMatchObject({ message: resource.required, errors: [{ field }] })
      }
    }
    const nothing = await ask(`POST /${name}/register`)
    expect([nothing.statusCode, nothing.json().message]).toEqual([400, resource.required])
  })

  test.for(Object.entries(resources))(
    "deleting %s with If-Match of an older state changes nothing",
    async ([name, resource]) => {
      const { data } = (await ask(`POST /${name}/register`, resource.make())).json()
      const path = resource.delete + data._id
      const refused = await ask(path, undefined, { "if-match": '"2020-01-01T00:00:00.000Z"' })
      expect([refused.statusCode, refused.json().success]).toEqual([412, false])
      expect((await ask(resource.list)).json().data).toContainEqual(data)
      expect((await ask(path, undefined, { "if-match": `"older", "${data.updatedAt}"` })).statusCode).toBe(200)
    },
  )

  const links = Object.entries(resources).flatMap(([name, { make }]) =>
    Object.entries(make())
      .filter(([, value]) => String(value).startsWith("https:"))
      .map(([field]) => [name as keyof typeof resources, field] as const),
  )
  test.for(links)("%s take http and https alone as %s", async ([name, field]) => {
    for (const link of [
      "javascript:alert(1)",
      "data:text/html,x",
      "//example.com",
      "https://",
      "https://a:b@c.d",
      "x",
    ]) {
      const answer = await ask(`POST /${name}/register`, { ...resources[name].make(), [field]: link })
      const message = "Please enter a link that starts with http:// or https://"
      expect([link, answer.statusCode]).toEqual([link, 400])
      expect(answer.json()).toMatchObject({ message, errors: [{ field, message }] })
    }
  })
})

const optional = [
  "achievements.description",
  "teams.phone",
  "teams.facebookLink",
  "teams.twitterLink",
  "teams.linkedinLink",
  "teams.instagramLink",
]
