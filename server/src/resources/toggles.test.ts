import { expect, test } from "vitest"
import { aCertificate, aCourse } from "#test/factories.ts"
import { onAnyDatabase } from "#test/test-app.ts"

type Sent = { method: "GET" | "POST" | "PATCH" | "DELETE"; path: string; payload?: object; headers?: object }

/** Every call that toggles a value, and the call that reads its record. */
const toggles = [
  { toggle: "/certificates/update-certificate/", read: "/certificates/get-certificate/", field: "status" },
  { toggle: "/courses/change-home-visibility/", read: "/courses/get-course/", field: "isHomeShow" },
  { toggle: "/courses/change-visibility/", read: "/courses/get-course/", field: "isShow" },
  { toggle: "/courses/publish-course/", read: "/courses/get-course/", field: "isDraft" },
  { toggle: "/reviews/change-home-visibility/", read: "/reviews/get-review/", field: "isHomeShow" },
]

onAnyDatabase("toggles", (app) => {
  const send = async ({ path, headers = {}, ...sent }: Sent, token = "") =>
    app().request({ ...sent, url: `/api${path}`, headers: { ...headers } }, token || (await admin()))
  let token: Promise<string> | undefined
  const admin = () => {
    token ??= app()
      .as("admin")
      .then((created) => created.token)
    return token
  }

  async function make(toggle: string) {
    if (toggle.startsWith("/reviews")) {
      const student = await app().as("student")
      const payload = { rating: 5, comment: "Clear" }
      return (await send({ method: "POST", path: "/reviews/register", payload }, student.token)).json().data
    }
    const [resource, payload] = toggle.startsWith("/courses")
      ? ["courses", aCourse()]
      : ["certificates", aCertificate()]
    return (await send({ method: "POST", path: `/${resource}/register`, payload })).json().data
  }

  const entriesOf = async (_id: string, name: string) => {
    const { data } = (await send({ method: "GET", path: `/audit/get-entries?limit=100&search=${_id}` })).json()
    return data.filter(({ action }: { action: string }) => action !== `${name}.create`)
  }

  test.for(toggles)("$toggle with a stale ETag changes nothing", async ({ toggle, read, field }) => {
    const created = await make(toggle)
    const headers = { "if-match": `"${created.updatedAt}"` }
    const first = await send({ method: "PATCH", path: toggle + created._id, headers })
    expect(first.statusCode).toBe(200)
    expect(first.json().data[field]).not.toBe(created[field])
    const second = await send({ method: "PATCH", path: toggle + created._id, headers })
    expect(second.statusCode).toBe(412)
    const now = await send({ method: "GET", path: read + created._id })
    expect(now.json().data).toEqual(first.json().data)
    expect(now.headers.etag).toBe(first.headers.etag)
    expect(await entriesOf(created._id, read.split("/")[1]?.slice(0, -1) ?? "")).toHaveLength(1)
  })

  test.for(toggles)("of two concurrent calls of $toggle with the same ETag, one succeeds", async ({ toggle }) => {
    const created = await make(toggle)
    const headers = { "if-match": `"${created.updatedAt}"` }
    const both = [1, 2].map(() => send({ method: "PATCH", path: toggle + created._id, headers }))
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  })

  test.for(["/certificates/get-certificate/", "/reviews/get-review/"])(
    "%s is allowed for admins only",
    async (read) => {
      const created = await make(read.startsWith("/reviews") ? "/reviews" : "/certificates")
      const { token } = await app().as("student")
      expect((await send({ method: "GET", path: read + created._id }, token)).statusCode).toBe(403)
      expect((await send({ method: "GET", path: `${read}none` })).statusCode).toBe(404)
      expect((await send({ method: "GET", path: read + created._id })).json().data).toEqual(created)
    },
  )
})
