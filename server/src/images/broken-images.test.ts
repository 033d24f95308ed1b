import { expect, test, vi } from "vitest"
import { brokenImageFindings } from "#doctor/image-checks.ts"
import { checkImages } from "#images/broken-images.ts"
import { createLog } from "#log.ts"
import { onBothDatabases } from "#test/test-app.ts"

// Reserved for documentation (RFC 5737), so nobody is asked.
const site = "http://203.0.113.7"
const missing = `/api/images/${"0".repeat(64)}.webp`

onBothDatabases("the weekly check of images", (app) => {
  let admin = ""
  const send = async (method: "GET" | "POST" | "PATCH", url: string, payload?: object) => {
    admin ||= (await app().as("admin")).token
    return (await app().request({ method, url: `/api/${url}`, ...(payload && { payload }) }, admin)).json().data
  }
  const addGallery = (title: string, image: string) => send("POST", "galleries/register", { title, image })
  const broken = async () => (await send("GET", "overview/get-overview")).brokenImages
  const check = ({ database, images } = app()) =>
    checkImages.run({ database, images, log: createLog("silent") }, new AbortController().signal)

  test("finds images that are missing here or elsewhere, for the first screen and the doctor, until they are replaced", async () => {
    const asked: string[] = []
    const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
      asked.push(String(url))
      if (String(url).endsWith("/away.png")) throw new Error("nobody is there")
      return new Response(null, { status: String(url).endsWith("/lost.png") ? 404 : 200 })
    })
    await addGallery("Here", `${site}/here.png`)
    const { _id } = await addGallery("Lost", `${site}/lost.png`)
    await addGallery("Away", `${site}/away.png`)
    await addGallery("Within", "http://127.0.0.1/secret.png")
    await addGallery("Own", "/demo/gallery-1.svg")
    await app().database.write(["gallery"], (trx) =>
      trx.updateTable("gallery").set({ image: missing }).where("title", "=", "Own").execute(),
    )
    await check()
    const names = async () => (await broken()).map(({ name }: { name: string }) => name).toSorted()
    expect(await names()).toEqual(["Away", "Lost", "Own"])
    expect(asked.toSorted()).toEqual(["away", "here", "lost"].map((name) => `${site}/${name}.png`))
    expect((await brokenImageFindings(app().database)).map(({ text }) => text)).toContain(
      `The image ${site}/lost.png of the gallery "Lost" does not load`,
    )
    await send("PATCH", `galleries/update-gallery/${_id}`, { image: `${site}/here.png` })
    expect(await names()).toEqual(["Away", "Own"])

    fetching.mockRejectedValue(new Error("this server has no connection"))
    await check()
    expect(await names()).toEqual(["Own"])
    fetching.mockRestore()
  })

  test("is listed only for those who may replace them", async () => {
    const { token } = await app().as("registrar")
    const { data } = (await app().request({ url: "/api/overview/get-overview" }, token)).json()
    expect(data.brokenImages).toEqual([])
  })
})
