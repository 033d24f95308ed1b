import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { en } from "#i18n/en.ts"
import { I18nContext, i18nFor } from "#i18n/language.tsx"
import { ExternalButton, ExternalLink } from "./button.tsx"

const links = (href: string) =>
  renderToStaticMarkup(
    <I18nContext value={i18nFor("en", en)}>
      <ExternalLink href={href}>Chat</ExternalLink>
      <ExternalButton href={href}>Book</ExternalButton>
    </I18nContext>,
  )

test("an external link opens a new tab and announces it", () => {
  const open = links("https://chat.example/").match(/<a [^>]*href="https:\/\/chat.example\/"[^>]* target="_blank"/g)
  expect(open).toHaveLength(2)
  expect(links("https://chat.example/")).toContain("(opens in a new tab)")
})

test("an empty URL renders no link", () => {
  expect(links("")).toBe("")
})
