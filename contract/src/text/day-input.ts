import * as z from "zod/mini"
import { issue } from "../call/problem.ts"
import { today } from "./day.ts"
import { toLatinDigits } from "./digits.ts"
import { lengths, requiredText, text } from "./input.ts"

/** The start of a day in UTC, or NaN if the calendar has no such day. JavaScript reads 30 February as 2 March. */
function startOfDay(day: string): number {
  const start = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(start) || new Date(start).toISOString().startsWith(day) ? start : Number.NaN
}

const dayError = issue("invalidDay")
const dayOf = (pattern: RegExp) =>
  [
    z.regex(pattern, { error: dayError, abort: true }),
    z.refine<string>((value) => value === "" || !Number.isNaN(startOfDay(value)), { error: dayError, abort: true }),
  ] as const
const day = z.string(dayError).check(
  z.refine((value) => value.length <= 10, { error: dayError, abort: true }),
  ...dayOf(/^\d{4}-\d{2}-\d{2}$/),
)

/** Spreadsheets in Bangladesh write the day first: 16/11/2026, ১৬-১১-২০২৬. */
const yearFirst = (value: string) =>
  toLatinDigits(value).replace(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  )

const writtenDay = text(lengths.number).check(z.overwrite(yearFirst), ...dayOf(/^$|^(?:19|2[01])\d{2}-\d{2}-\d{2}$/))
/** A day that may be left blank, as `year-month-day`. */
export const optionalDay = z.optional(writtenDay)
/** A day that must be given. */
export const requiredDay = requiredText(lengths.number, "fieldRequired").check(
  z.overwrite(yearFirst),
  ...dayOf(/^(?:19|2[01])\d{2}-\d{2}-\d{2}$/),
)
/** The same as `optionalDay`, at most the current day in Dhaka. Days sort as texts. */
export const optionalPastDay = z.optional(
  writtenDay.check(z.refine<string>((value) => value <= today(), issue("dayInFuture"))),
)

/** The days on which records were created, both included. A list from a day to an earlier one is empty. */
export const CreatedQuery = z.object({ from: z.optional(day), to: z.optional(day) })
export type CreatedQuery = z.infer<typeof CreatedQuery>
