import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { hasBoundedMarks, requiredParagraphs } from "contract"
import { expect, test } from "vitest"
import * as z from "zod/mini"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const sources = globSync(["web/src/{site,i18n,features}/**/*.{ts,tsx}", "server/src/{resources,demo,mail}/**/*.ts"], {
  cwd: root,
})
const bengaliOf = (source: string) => readFileSync(`${root}${source}`, "utf8").match(/[^"`\n]*[\u0980-\u09ff][^"`\n]*/g)

test("the API accepts every Bengali text of the site, its screens, mails and sample content", () => {
  const texts = sources.flatMap((source) => bengaliOf(source) ?? [])
  expect(texts.length).toBeGreaterThan(1000)
  const input = requiredParagraphs(50_000)
  // Each text as it is, in decomposed Unicode, and all of them as one long text without spaces.
  for (const text of [...texts, texts.join("").replace(/\s/g, "").slice(0, 50_000)]) {
    for (const spelling of [text, text.normalize("NFD")]) {
      expect(hasBoundedMarks(spelling), text).toBe(true)
      expect(z.parse(input, spelling)).toBe(text.normalize("NFC").trim())
    }
  }
})
