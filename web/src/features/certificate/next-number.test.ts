import { expect, test } from "vitest"
import { nextNumber } from "./next-number.ts"

test.for([
  ["PRH-0007-0025", "PRH-0007-0026"],
  ["PRH-0007-0099", "PRH-0007-0100"],
  ["PRH-7-9", "PRH-7-10"],
  ["PRH-0007-9999", "PRH-0007-10000"],
  ["প্রহরী-০০৭-০১৯", "প্রহরী-০০৭-০২০"],
  ["7", "8"],
  ["90071992547409929007199254740993", "90071992547409929007199254740994"],
  ["PRH-0007-A", ""],
  ["", ""],
])("after “%s” comes “%s”", ([number, next]) => {
  expect(nextNumber(number as string)).toBe(next)
})
