import { languages } from "contract"
import { expect, it } from "vitest"
import * as z from "zod/mini"
import { records } from "#features/registry.ts"
import { entryWords } from "./entry-words.ts"

/** Read with a record, but never recorded. */
const unrecorded = ["updatedAt", "userAgent"]

/** The fields of a record, as the list of its kind answers them. */
function fieldsOf(list: (typeof records)[number]["list"]): string[] {
  const schema = z.toJSONSchema(list.response ?? z.never(), { unrepresentable: "any" })
  const rows = schema.properties?.data as { items: { properties: object } }
  return Object.keys(rows.items.properties).filter((field) => !unrecorded.includes(field))
}

it.each(records)("the audit log has words for each field of $kind records", ({ list }) => {
  expect(fieldsOf(list).length).toBeGreaterThan(1)
  for (const language of languages) {
    const named = entryWords[language].fields
    expect(fieldsOf(list).filter((field) => !(field in named))).toEqual([])
  }
})
