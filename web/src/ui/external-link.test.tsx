import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { en } from "#i18n/en.ts"
import { I18nContext, i18nFor } from "#i18n/language.tsx"
import { ExternalButton, ExternalLink } from "./external-link.tsx"

const links = (href: string) =>
  renderToStaticMarkup(
    <I18nContext value={i18nFor("en", en)}>
      <ExternalLink href={href}>Chat</ExternalLink>
      <ExternalButton href={href}>Book</ExternalButton>
    </I18nContext>,
  )

test("a link out of the site opens a new tab and says so", () => {
  const open = links("https://chat.example/").match(/<a [^>]*href="https:\/\/chat.example\/"[^>]* target="_blank"/g)
  expect(open).toHaveLength(2)
  expect(links("https://chat.example/")).toContain("(opens in a new tab)")
})

test("without an address there is no link at all", () => {
  expect(links("")).toBe("")
})
