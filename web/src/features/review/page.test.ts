import { type LoaderFunctionArgs, RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { loaderContext, makeLoaderApi } from "#rendering/loader-context.ts"
import { loader } from "./page.tsx"

const reviews = Array.from({ length: 3000 }, (_, index) => ({
  _id: String(index),
  name: `Student ${index}`,
  rating: index < 1500 ? 5 : 4,
  comment: "শেখা".repeat(750),
  photo: "",
  isHomeShow: true,
  updatedAt: "2026-11-21T00:00:00.000Z",
}))

async function load(search: string) {
  const context = new RouterContextProvider()
  const fetchFn = async () => Response.json({ success: true, message: "", data: reviews, count: reviews.length })
  context.set(loaderContext, makeLoaderApi("bn", { fetchFn, baseUrl: "", publicUrl: "" }))
  const request = new Request(`http://localhost/bn/reviews${search}`)
  return loader({ context, request, params: {} } as unknown as LoaderFunctionArgs)
}

test("only one page of thousands of reviews is loaded, with the average of all", async () => {
  const page = await load("?page=125")
  expect(page.reviews.map(({ _id }) => _id)).toEqual(Array.from({ length: 24 }, (_, index) => String(2976 + index)))
  expect(page.average).toBe(4.5)
  expect(page.meta).toMatchObject({ total: 3000, pages: 125, hasNextPage: false })
  expect(page.reviews[0]?.preview).toBe(`${"শেখা".repeat(50)}...`)
})

test("a page past the end is empty, but has the average", async () => {
  const page = await load("?page=126")
  expect(page.reviews).toEqual([])
  expect(page.average).toBe(4.5)
})
