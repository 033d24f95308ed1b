import { act, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { renderApp } from "#test/render-app.tsx"

// Only the slideshow's own timer: the server of this file and the pages need the others.
beforeEach(() => {
  sessionStorage.setItem("announced", "1")
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
})
afterEach(() => {
  vi.useRealTimers()
})

const slideshow = () => screen.getByRole("region", { name: "What learning with us looks like" })
const position = () => within(slideshow()).getByText(/ \/ 7$/).textContent
const button = (name: string) => within(slideshow()).getByRole("button", { name })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test("the next image follows after 7 seconds, and the first one after the last", async () => {
  await renderApp({ url: "/" })
  pass(6_900)
  expect(position()).toBe("1 / 7")
  pass(200)
  expect(position()).toBe("2 / 7")
  for (const number of [3, 4, 5, 6, 7, 1]) {
    pass(7_000)
    expect(position()).toBe(`${number} / 7`)
  }
})

test("the slideshow waits while the pointer is over it", async () => {
  const user = await renderApp({ url: "/" })
  await user.hover(slideshow())
  pass(20_000)
  expect(position()).toBe("1 / 7")
  await user.unhover(slideshow())
  pass(7_000)
  expect(position()).toBe("2 / 7")
})

test("the slideshow waits while a control in it has the keyboard's focus", async () => {
  const user = await renderApp({ url: "/" })
  screen.getByRole("link", { name: "Verify a certificate" }).focus()
  await user.tab()
  expect(document.activeElement).toBe(button("Previous picture"))
  pass(20_000)
  expect(position()).toBe("1 / 7")
  await user.tab({ shift: true })
  pass(7_000)
  expect(position()).toBe("2 / 7")
})

test("the slideshow waits while the tab is hidden", async () => {
  await renderApp({ url: "/" })
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  pass(20_000)
  expect(position()).toBe("1 / 7")
  hidden.mockRestore()
  pass(7_000)
  expect(position()).toBe("2 / 7")
})

test("a button pauses and plays the slideshow", async () => {
  const user = await renderApp({ url: "/" })
  // The slideshow ignores the focus that a mouse gives; in happy-dom every focus counts as the keyboard's.
  const press = async (name: string) => {
    await user.click(button(name))
    await user.unhover(slideshow())
    act(() => (document.activeElement as HTMLElement).blur())
  }
  await press("Pause")
  pass(20_000)
  expect(position()).toBe("1 / 7")
  await press("Play")
  pass(7_000)
  expect(position()).toBe("2 / 7")
})

test("buttons show the next and the previous image, around both ends", async () => {
  const user = await renderApp({ url: "/" })
  await user.click(button("Next picture"))
  expect(position()).toBe("2 / 7")
  await user.click(button("Previous picture"))
  await user.click(button("Previous picture"))
  expect(position()).toBe("7 / 7")
})

test("for users who prefer reduced motion only the buttons change the image", async () => {
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (query) => ({ matches: query === "(prefers-reduced-motion: reduce)" }) as MediaQueryList,
  )
  const user = await renderApp({ url: "/" })
  pass(20_000)
  expect(position()).toBe("1 / 7")
  await user.click(button("Next picture"))
  expect(position()).toBe("2 / 7")
  vi.restoreAllMocks()
})
