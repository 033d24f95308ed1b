import { randomUUID } from "node:crypto"
import { screen, within } from "@testing-library/react"
import { aCourse, aGallery, anAchievement, aTeamMember, aToKnow } from "server/src/test/factories.ts"
import { beforeAll, expect, test } from "vitest"
import { expectAccessible } from "#test/accessible.ts"
import { renderApp } from "#test/render-app.tsx"
import { callApi } from "#test/test-api.ts"

// Public pages of records, of which some have English texts. Random ids would add Latin letters to the Bengali ones.

const question = { question: "", answer: "Yes" }
const pages = [
  { url: "/to-knows", path: "toKnows", field: "title", record: aToKnow() },
  { url: "/gallery", path: "galleries", field: "title", record: aGallery() },
  { url: "/our-achievements", path: "achievements", field: "title", record: anAchievement({ description: "" }) },
  { url: "/our-team", path: "teams", field: "name", record: aTeamMember() },
  {
    url: "/courses",
    path: "courses",
    field: "title",
    record: { ...aCourse({ instructorName: "Tanvir" }), route: undefined },
  },
  { url: "/questions", path: "questions", field: "question", record: question },
]
const [translated, english, bengali, latin] = ["নেটওয়ার্কের কথা", "About networks", "ফিশিং চেনার সাত উপায়", "Linux"].map(
  (text) => text.normalize("NFC"),
) as [string, string, string, string]

beforeAll(async () => {
  for (const { path, field, record } of pages) {
    const create = (texts: object) =>
      callApi("POST", `${path}/register`, { ...record, ...("route" in record && { route: randomUUID() }), ...texts })
    await create({ [field]: translated, en: { [field]: english } })
    for (const text of [bengali, latin]) await create({ [field]: text })
  }
})

const shown = (text: string) => screen.getByText(text, { ignore: ".sr-only, script" })
const langOf = (text: string) => shown(text).closest("[lang]:not(html)")?.getAttribute("lang") ?? null
const labelsIn = (text: string) => {
  const card = within(shown(text).closest("li, details") as HTMLElement)
  return card.queryAllByText("in Bengali").length
}

test.for(pages)("$url in English shows English texts, and marks those that exist only in Bengali", async ({ url }) => {
  await renderApp({ url })
  expect(screen.queryByText(translated)).toBe(null)
  expect([english, latin, bengali].map(langOf)).toEqual([null, null, "bn"])
  expect([english, latin, bengali].map(labelsIn)).toEqual([0, 0, 1])
  await expectAccessible()
})

test.for(pages)("$url in Bengali shows the texts as they were typed", async ({ url }) => {
  await renderApp({ url, language: "bn" })
  expect(screen.queryByText(english)).toBe(null)
  expect([translated, bengali, latin].map(langOf)).toEqual([null, null, "en"])
  expect(screen.queryByText("in Bengali")).toBe(null)
})

test("the dialog of an achievement, the large image and the answers have the language of their texts", async () => {
  const user = await renderApp({ url: "/our-achievements" })
  await user.click(screen.getByRole("link", { name: bengali }))
  expect(
    within(await screen.findByRole("dialog"))
      .getByRole("heading")
      .getAttribute("lang"),
  ).toBe("bn")
  await renderApp({ url: "/gallery" })
  await user.click(screen.getByRole("link", { name: `${bengali} in Bengali` }))
  const dialog = within(await screen.findByRole("dialog"))
  expect(dialog.getByRole("heading").getAttribute("lang")).toBe("bn")
  expect(dialog.getByRole("img").getAttribute("lang")).toBe("bn")
})

test("search engines get the questions in the page's language", async () => {
  await renderApp({ url: "/questions" })
  const jsonLd = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ""
  expect(jsonLd).toContain(english)
  expect(jsonLd).not.toContain(translated)
})
