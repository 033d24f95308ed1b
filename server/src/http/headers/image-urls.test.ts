import { imageFields, UpdateAnnouncement } from "contract"
import { afterAll, expect, test } from "vitest"
import { nameOf } from "#images/name.ts"
import { aCourse, aGallery, aTeamMember } from "#test/factories.ts"
import { onAnyDatabase, startTestApp, type TestApp } from "#test/test-app.ts"

const here = "http://localhost:3000"
const moved = { publicUrl: "https://moved.example", rateLimit: 0, trustProxy: undefined }

onAnyDatabase("image URLs", (app) => {
  const upload = async (content: string) => {
    const bytes = Buffer.from(content)
    await app().images.put(nameOf(bytes), bytes)
    return `/api/images/${nameOf(bytes)}`
  }
  const create = async (image: string, on = app()) => {
    const { token } = await on.as("admin")
    return on.request({ method: "POST", url: "/api/galleries/register", payload: aGallery({ image }) }, token)
  }
  const storedIn = async (_id: string) =>
    (await app().database.read.selectFrom("gallery").select("image").where("_id", "=", _id).executeTakeFirst())?.image

  test("one of our images is stored as a path, whatever its host, and returned as an absolute URL", async () => {
    const path = await upload("one")
    for (const sent of [path, here + path, `${here}${path}?v=1#x`, `http://192.168.0.7:3000${path}`]) {
      const { data } = (await create(sent)).json()
      expect([data.image, await storedIn(data._id)]).toEqual([here + path, path])
    }
    const { data } = (await create(`${here}/demo/gallery-lab.svg`)).json()
    expect([data.image, await storedIn(data._id)]).toEqual([`${here}/demo/gallery-lab.svg`, "/demo/gallery-lab.svg"])
  })

  test("an image URL of another site is stored unchanged, even one that looks like ours", async () => {
    const foreignUrl = `https://other.example/api/images/${"a".repeat(64)}.webp`
    for (const sent of [
      foreignUrl,
      "https://other.example/demo/gallery-lab.svg",
      "http://localhost.example:3000/demo/a.svg",
    ]) {
      const { data } = (await create(sent)).json()
      expect([data.image, await storedIn(data._id)]).toEqual([sent, sent])
    }
  })

  test.for(["/api/auth/logout", "//other.example/a.png", "/demo/../api/x", "/DEMO/a.svg", "demo/a.svg"])(
    "%s is rejected as an image",
    async (sent) => {
      expect((await create(sent)).json().errors?.[0]).toMatchObject({ field: "image" })
    },
  )

  test("a site that has moved returns its new URL immediately, also to a client with an ETag from before", async () => {
    const { token } = await app().as("admin")
    const photo = here + (await upload("face"))
    const register = (kind: string, payload: object) =>
      app().request({ method: "POST", url: `/api/${kind}/register`, payload }, token)
    const course = (await register("courses", aCourse({ thumbnail: photo, instructorPhoto: photo }))).json().data
    await register("teams", aTeamMember({ photo }))
    await app().request({ method: "PATCH", url: "/api/auth/update-user", payload: { photo } }, token)
    await register("reviews", { comment: "Good" })
    const urls = ["courses/get-courses", `courses/get-course/${course._id}`, "teams/get-teams", "reviews/get-reviews"]
    const before = await Promise.all(urls.map((url) => app().request({ url: `/api/${url}` })))

    const { database, images } = app()
    const other = await startTestApp("sqlite", { database, images, settings: moved })
    for (const [index, url] of urls.entries()) {
      const headers = { "if-none-match": before[index]?.headers.etag ?? "" }
      const { body } = await other.request({ url: `/api/${url}`, headers })
      expect(body).toContain(photo.replace(here, moved.publicUrl))
      expect(body).not.toContain(here)
    }
    for (const url of ["auth/get-user", "reviews/get-review", "courses/export-courses"]) {
      expect((await other.request({ url: `/api/${url}` }, token)).body).toContain(moved.publicUrl)
    }
    await other.stop()
  })
})

const secure: Promise<TestApp> = startTestApp("sqlite", { settings: moved })
afterAll(async () => (await secure).stop())

test("a site with https rejects http images, and its Content-Security-Policy blocks them", async () => {
  const app = await secure
  const { token } = await app.as("admin")
  const payload = aGallery({ image: "http://example.com/a.png" })
  const response = await app.request({ method: "POST", url: "/api/galleries/register", payload }, token)
  const message = "Please use an image whose address starts with https://"
  expect(response.json().errors).toMatchObject([{ field: "image", message }])
  expect(response.headers["content-security-policy"]).toContain("img-src 'self' data: https:;")
  const plain = await startTestApp("sqlite")
  const { headers } = await plain.request({ url: "/api/health/live" })
  expect(headers["content-security-policy"]).toContain("img-src 'self' data: https: http:;")
  await plain.stop()
})

test("every image field accepts our own paths, according to the API description", async () => {
  const { components } = (await (await secure).request({ url: "/api/openapi.json" })).json()
  const forms = Object.entries(components.schemas as Record<string, Described>).filter(([name]) => /Input$/.test(name))
  const fields = forms.flatMap(([, { properties = {} }]) => Object.entries(properties))
  const acceptPaths = fields.filter(([, { pattern = "" }]) => pattern.includes("api\\/images")).map(([name]) => name)
  expect([...new Set(acceptPaths)].sort()).toEqual([...imageFields].sort())
  const imageLikeName = /image|photo|picture|thumbnail|avatar|logo|banner|cover|poster/i
  // The banner of an announcement is a text.
  const texts = Object.keys(UpdateAnnouncement.shape).filter((name) => /banner/i.test(name))
  expect(texts).toEqual(["hasBanner", "banner", "bannerLink"])
  const named = fields.filter(([name]) => imageLikeName.test(name) && !texts.includes(name))
  for (const [name] of named) expect(imageFields).toContain(name)
})

type Described = { properties?: Record<string, { pattern?: string }> }
