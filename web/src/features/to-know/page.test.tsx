import { screen, within } from "@testing-library/react"
import { aToKnow } from "server/src/test/factories.ts"
import { expect, test } from "vitest"
import { unique } from "#test/records.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

const cardOf = (title: string) => {
  const heading = screen.getByText(title.normalize("NFC"))
  return { heading, card: within(heading.closest("article") as HTMLElement) }
}

test("an English page shows English titles, and marks those that exist only in Bengali", async () => {
  const english = unique("Network basics")
  const [translated, bengali, latin] = ["নেটওয়ার্কের গোড়ার কথা", "CTF সমাধান: শুরু থেকে শেষ", unique("Linux")]
  await callApi("POST", "toKnows/register", aToKnow({ title: translated, en: { title: english } }))
  for (const title of [bengali, latin]) await callApi("POST", "toKnows/register", aToKnow({ title }))
  await renderApp({ url: "/to-knows" })
  expect(screen.queryByText(translated.normalize("NFC"))).toBe(null)
  for (const title of [english, latin]) {
    const { heading, card } = cardOf(title)
    expect(heading.hasAttribute("lang")).toBe(false)
    expect(card.queryByText("in Bengali")).toBe(null)
  }
  const { heading, card } = cardOf(bengali)
  expect(heading.getAttribute("lang")).toBe("bn")
  card.getByText("in Bengali")
})

test("a Bengali page shows the titles as they were typed", async () => {
  const [title, latin] = ["ফিশিং চেনার সাত উপায়", unique("Linux")]
  await callApi("POST", "toKnows/register", aToKnow({ title, en: { title: "Network basics" } }))
  await callApi("POST", "toKnows/register", aToKnow({ title: latin, en: { title: "Linux" } }))
  await renderApp({ url: "/to-knows", language: "bn" })
  expect(cardOf(title).heading.hasAttribute("lang")).toBe(false)
  expect(cardOf(latin).heading.getAttribute("lang")).toBe("en")
  expect(screen.queryByText("Network basics")).toBe(null)
})
