import { screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { menuLink } from "#test/actions.ts"
import { calm, overviewWith } from "#test/overview.ts"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

let requested: string[] = []

/** happy-dom loads no images. This one loads all but those whose URL contains “silent”. */
class TestImage {
  onload?: () => void
  set src(url: string) {
    if (url) requested.push(url)
    if (!url.includes("silent")) queueMicrotask(() => this.onload?.())
  }
}

vi.stubGlobal("Image", TestImage)

beforeEach(() => {
  requested = []
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  overviewWith(calm)
})
afterEach(() => void vi.useRealTimers())

async function createGallery(name: string) {
  const image = `https://example.com/${unique(name)}.png`
  const { _id } = await callApi("POST", "galleries/register", { title: name, image })
  return { image, remove: () => callApi("DELETE", `galleries/delete-gallery/${_id}`) }
}

test("an all-clear waits for the images, and their result is cached until another check", async () => {
  const galleries = [await createGallery("One"), await createGallery("Two")]
  const images = galleries.map(({ image }) => image).sort()
  const user = await renderApp({ url: "/dashboard", as: "admin" })
  await screen.findByText("Everything else is in order.")
  expect(requested).toEqual([])
  await vi.advanceTimersByTimeAsync(3000)
  await screen.findByText("All pictures of the site load (2).")
  screen.getByText("Nothing needs your attention now.")
  expect(requested.toSorted()).toEqual(images)
  await user.click(menuLink("Galleries"))
  await screen.findByRole("heading", { name: "Galleries (2)" })
  await user.click(menuLink("Dashboard"))
  await screen.findByText("All pictures of the site load (2).")
  await vi.advanceTimersByTimeAsync(3000)
  expect(requested).toHaveLength(2)
  await user.click(screen.getByRole("button", { name: "Check again" }))
  await screen.findByText("All pictures of the site load (2).")
  expect(requested).toHaveLength(4)
  for (const { remove } of galleries) await remove()
})

test("the check of an image times out after half a minute", async () => {
  const { image } = await createGallery("silent")
  await renderApp({ url: "/dashboard", as: "admin" })
  await screen.findByText("checked 0 of 1")
  await vi.advanceTimersByTimeAsync(3000)
  expect(requested).toEqual([image])
  await vi.advanceTimersByTimeAsync(20_000)
  screen.getByText("checked 0 of 1")
  await vi.advanceTimersByTimeAsync(10_000)
  await screen.findByRole("heading", { name: "Pictures that do not load (1)" })
})
