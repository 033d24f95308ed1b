import { languages } from "contract"
import { expect, test } from "vitest"
import * as z from "zod/mini"
import { records } from "#features/registry.ts"
import { entryTexts } from "./entry-texts.ts"

/** Fields in responses that the audit log never records; English texts have the labels of the originals. */
const unrecorded = ["updatedAt", "userAgent", "en", "certificate"]

/** The fields of a record in the response of its kind's list. */
function fieldsOf({ list }: (typeof records)[number]["calls"]): string[] {
  const schema = z.toJSONSchema(list.response ?? z.never(), { unrepresentable: "any" })
  const rows = schema.properties?.data as { items: { properties: object } }
  return Object.keys(rows.items.properties).filter((field) => !unrecorded.includes(field))
}

test.each(records)("the audit log has texts for each field of $kind records", ({ calls }) => {
  expect(fieldsOf(calls).length).toBeGreaterThan(1)
  for (const language of languages) {
    const named = entryTexts[language].fields
    expect(fieldsOf(calls).filter((field) => !(field in named))).toEqual([])
  }
})
