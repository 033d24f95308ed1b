import { beforeAll, expect, test } from "vitest"
import { makeFirstAdmin } from "#first-admin.ts"
import { overview as overviewResource } from "#resources/overview/resource.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { adminResources, countSamples } from "#test/record-resources.ts"
import { onAnyDatabase } from "#test/test-app.ts"

onAnyDatabase("sample content", (app) => {
  let token = ""
  const send = async (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) =>
    app().request({ method, url: `/api/${path}`, ...(payload && { payload }) }, token)
  const overview = async () => (await send("GET", "overview/get-overview")).json().data.demo
  const course = async (route: string) => (await send("GET", `courses/get-course-by-route/${route}`)).json().data

  beforeAll(async () => {
    const options = { adminEmail: "a@b.org", adminPassword: "rajshahi by the river", demo: true }
    await makeFirstAdmin(app().database, options)
    token = (await app().as("admin")).token
    // Changes that people make on a site that still has its sample content.
    await send("POST", "courses/register", aCourse({ route: "our-own" }))
    await send(
      "POST",
      "certificates/register",
      aCertificate({ certificationNo: "OWN-1", candidateEmail: "a@bank.org" }),
    )
    await send("PATCH", `courses/update-course/${(await course("ehp"))._id}`, { title: "Our own hacking course" })
  })

  test("is counted in the overview, which names a certificate to verify", async () => {
    expect(await overview()).toEqual({
      hasSite: true,
      count: await countSamples(),
      edited: 1,
      validCertificate: "PRH-0001-0001",
    })
  })

  test("has as many records as the example in the API description", async () => {
    const [[, example] = []] = overviewResource.examples ?? []
    expect(example).toMatchObject({ demo: { count: await countSamples() } })
  })

  test("is removed, while created and edited records stay and the edited ones are listed", async () => {
    const response = await send("DELETE", "demo/remove-demo")
    expect(response.statusCode).toBe(200)
    const { removed, kept } = response.json().data
    expect(kept).toEqual([{ kind: "course", name: "Our own hacking course" }])
    expect(removed).toContainEqual({ kind: "certificate", count: 24 })
    expect(removed).toContainEqual({ kind: "course", count: 8 })
    expect((await send("GET", "certificates/verify/PRH-0001-0001")).statusCode).toBe(404)
    expect((await send("GET", "certificates/verify/OWN-1")).statusCode).toBe(200)
    const routes = (await send("GET", "courses/get-courses")).json().data.map(({ route }: { route: string }) => route)
    expect(routes.sort()).toEqual(["ehp", "our-own"])
    expect((await send("GET", "reviews/get-reviews")).json().count).toBe(0)
    for (const { kind, list } of adminResources) {
      if (kind === "course" || kind === "certificate") continue
      expect((await send("GET", list.replace("GET /", ""))).json().count, list).toBe(0)
    }
    expect(await overview()).toEqual({ hasSite: false, count: 1, edited: 1, validCertificate: "" })
  })

  test("is removed with an audit entry for each record, naming the admin", async () => {
    const { data, count } = (await send("GET", "audit/get-entries?kind=gallery&limit=100")).json()
    expect(count).toBe(12)
    for (const entry of data)
      expect(entry).toMatchObject({ action: "gallery.delete", actor: expect.stringMatching(/^admin-/) })
  })

  test("is removed including edited records on request, and a further removal finds nothing", async () => {
    const { data } = (await send("DELETE", "demo/remove-demo?edited=1")).json()
    expect(data).toEqual({ removed: [{ kind: "course", count: 1 }], kept: [] })
    expect(await course("ehp")).toBeUndefined()
    expect((await send("DELETE", "demo/remove-demo")).json().data).toEqual({ removed: [], kept: [] })
    expect(await overview()).toEqual({ hasSite: false, count: 0, edited: 0, validCertificate: "" })
  })
})
