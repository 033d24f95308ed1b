import { afterAll, beforeAll, expect, test } from "vitest"
import { builtPages } from "#pages/built.ts"
import { newCourse } from "#resources/course/routes.ts"
import { aCourse } from "#test/factories.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

const courses = 510

let app: TestApp
beforeAll(async () => {
  app = await startTestApp("sqlite", { pages: await builtPages() })
  const rows = Array.from({ length: courses }, (_, no) => {
    const level = no >= 500 ? ("Advance" as const) : ("Beginner" as const)
    return newCourse(aCourse({ title: `Course ${no + 1}.`, level }), no + 1)
  })
  await app.database.write(["course"], (trx) => trx.insertInto("course").values(rows).execute())
})
afterAll(() => app.stop())

// Without the styles, which are the same on every page.
const read = async (url: string) => (await app.request({ url })).body.replace(/<style.*?<\/style>/s, "")
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0

test("a page of 510 courses is sent with 24 of them, and a plain link to more", async () => {
  const first = await read("/en/courses")
  expect(count(first, /<article/g)).toBe(24)
  expect(first).toContain('href="/en/courses?page=2"')
  expect(first).not.toContain("Course 25.")
  expect(first).toContain('rel="canonical" href="http://localhost:3000/en/courses"')
  expect(first.length).toBeLessThan(150_000)
  const second = await read("/en/courses?page=2")
  expect(count(second, /<article/g)).toBe(48)
  expect(second).toContain('href="/en/courses?page=3"')
  expect(second).toContain('rel="canonical" href="http://localhost:3000/en/courses"')
  const last = await read("/en/courses?page=22")
  expect(count(last, /<article/g)).toBe(courses)
  expect(last).not.toContain("page=23")
})

test("a level finds courses that the first page does not show", async () => {
  const html = await read("/en/courses?level=Advance")
  expect(count(html, /<article/g)).toBe(10)
  expect(html).toContain("Course 510.")
  expect(html).not.toContain("page=2")
})
