import { screen, waitFor } from "@testing-library/react"
import type { Course } from "contract"
import { expect, test } from "vitest"
import { findRow, findToast } from "#test/actions.ts"
import { expectProblem } from "#test/problems.ts"
import { newCourse } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi, intercept } from "#test/test-api.ts"

/** Opens the list, in which three courses are the last. */
async function openThree() {
  const titles: string[] = []
  for (let count = 0; count < 3; count++) titles.push((await newCourse()).title)
  const [first = "", second = "", third = ""] = titles
  const user = await renderApp({ url: "/dashboard/manage-courses?limit=100", as: "admin" })
  await findRow(third)
  const shown = () => {
    const links = screen.getAllByRole("link").map(({ textContent }) => textContent)
    return links.filter((title) => titles.includes(title))
  }
  const stored = async () => {
    const courses: Course[] = await callApi("GET", "courses/get-courses")
    return courses.map(({ title }) => title).filter((title) => titles.includes(title))
  }
  const button = (direction: "up" | "down") => screen.getByRole("button", { name: `Move ${direction}: ${third}` })
  const press = (direction: "up" | "down") => {
    button(direction).focus()
    return user.keyboard("{Enter}")
  }
  return { first, second, third, shown, stored, button, press }
}

test("Move up changes the order immediately, keeps the focus and announces the new position", async () => {
  const { first, second, third, shown, stored, button, press } = await openThree()
  const { promise, resolve } = Promise.withResolvers<void>()
  intercept("courses/move-course/*", (forward) => promise.then(forward))
  await press("up")
  expect(shown()).toEqual([first, third, second])
  await press("up")
  expect(shown()).toEqual([third, first, second])
  const announcements = screen.getAllByRole("status").map(({ textContent }) => textContent)
  expect(announcements).toContainEqual(expect.stringContaining(`${third} is now at place`))
  expect(document.activeElement).toBe(button("up"))
  resolve()
  await waitFor(async () => expect(await stored()).toEqual([third, first, second]))
  await waitFor(() => expect(document.activeElement).toBe(button("up")))
})

test("after several quick moves the list is fetched once", async () => {
  const { first, second, third, shown, press } = await openThree()
  const { promise, resolve } = Promise.withResolvers<void>()
  const calls: string[] = []
  intercept("courses/get-all-courses*", (forward) => {
    calls.push("get-courses")
    return forward()
  })
  intercept("courses/move-course/*", (forward) => {
    calls.push("move-course")
    return promise.then(forward)
  })
  await press("up")
  await press("up")
  await press("down")
  expect(shown()).toEqual([first, third, second])
  resolve()
  await waitFor(() => expect(calls.at(-1)).toBe("get-courses"))
  expect(calls).toEqual(["move-course", "move-course", "move-course", "get-courses"])
})

test("when a move fails, the queued moves are not sent and the previous order is shown again", async () => {
  expectProblem(/Failed to fetch/)
  const { first, second, third, shown, stored, press } = await openThree()
  const { promise, reject } = Promise.withResolvers<Response>()
  let requests = 0
  intercept("courses/move-course/*", () => {
    requests++
    return promise
  })
  await press("up")
  await press("up")
  expect(shown()).toEqual([third, first, second])
  reject(new TypeError("Failed to fetch"))
  await findToast("Failed to move the course")
  await waitFor(() => expect(shown()).toEqual([first, second, third]))
  expect(await stored()).toEqual([first, second, third])
  expect(requests).toBe(1)
})
