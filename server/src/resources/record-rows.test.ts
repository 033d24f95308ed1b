import { type Call, englishFieldsOf } from "contract"
import { expect, test } from "vitest"
import type * as z from "zod/mini"
import { recordTables } from "#db/records/records.ts"
import { englishColumn } from "#resources/define-table.ts"
import { recordResources } from "#resources/registry.ts"

/** Kinds whose forms are stored as they are sent. */
const kinds = (["course", "question", "team", "gallery", "achievement", "toKnow"] as const).map(
  (kind) => recordResources[kind],
)

/** Columns that no form sends: they are set by the server or by a call of their own. */
const setElsewhere = ["_id", "createdAt", "updatedAt", "rank", "index", "serial", "isHomeShow", "isShow", "isDraft"]

const fieldsOf = (call: Call | undefined) => Object.keys((call?.body as z.ZodMiniObject | undefined)?.shape ?? {})

test.each(kinds)("each field of the forms of $kind is stored, and each column has a field", ({ kind, calls }) => {
  const { columns } = recordTables[kind]
  const created = fieldsOf(calls.create)
  const stored = [...created.filter((field) => field !== "en"), ...englishFieldsOf(kind).map(englishColumn)]
  const recorded = Object.entries(columns).filter(([, { recording }]) => recording === "recorded")
  expect([...stored, ...setElsewhere]).toEqual(expect.arrayContaining(recorded.map(([column]) => column)))
  for (const field of stored) expect(columns).toHaveProperty(field)
  for (const field of fieldsOf(calls.update)) expect([...created, ...setElsewhere]).toContain(field)
  expect([...fieldsOf(calls.update), ...setElsewhere]).toEqual(expect.arrayContaining(created))
})
