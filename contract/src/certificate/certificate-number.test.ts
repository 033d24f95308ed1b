import { expect, test } from "vitest"
import { isRandomNumber, nextNumber, randomNumber, readRandomNumber } from "./certificate-number.ts"

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

const bytes = (...values: number[]) => Uint8Array.from({ length: 8 }, (_, index) => values[index] ?? 0)
const samples = [bytes(), bytes(1), bytes(31, 30, 255, 254, 7, 99, 130, 201), bytes(10, 20, 30, 40, 50, 60, 70, 80)]
const numbers = samples.map((sample) => randomNumber("PRH", sample))
const alphabet = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"]
const isValid = (number: string) => readRandomNumber(number)?.isValid

test("a random number has 40 bits, without letters that look like others, and a check character", () => {
  for (const number of numbers)
    expect(number).toMatch(/^PRH-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]$/)
  expect(randomNumber("PRH", bytes(31, 31, 31, 31, 31, 31, 31, 31))).toMatch(/^PRH-ZZZZ-ZZZZ-/)
  expect(numbers.map(isValid)).toEqual([true, true, true, true])
})

test("every wrong character and every exchange of two characters is detected", () => {
  for (const number of numbers) {
    const positions = [...number].flatMap((character, at) => (at > 3 && character !== "-" ? [at] : []))
    for (const at of positions) {
      for (const character of alphabet) {
        if (character !== number[at])
          expect(isValid(number.slice(0, at) + character + number.slice(at + 1))).toBe(false)
      }
      for (const other of positions) {
        const exchanged = [...number]
        exchanged[at] = number.charAt(other)
        exchanged[other] = number.charAt(at)
        expect(isValid(exchanged.join(""))).toBe(number[at] === number[other])
      }
    }
  }
})

test("a random number is read as people write it", () => {
  const number = randomNumber("PRH", bytes(0, 1, 2, 3, 4, 5, 6, 7))
  expect(number).toMatch(/^PRH-0123-4567-/)
  const check = number.slice(-1)
  const ways = [
    number,
    `prh 0123 4567 ${check}`,
    `prhO1234567${check}`,
    `PRH–oI23–4567–${check}`,
    `prh-০l২৩-৪৫৬৭-${check} `,
    `PRH_0123_4567_${check}.`,
    `ＰＲＨ／０１２３／４５６７／${check}`,
  ]
  for (const way of ways) expect(readRandomNumber(way)).toEqual({ number, isValid: true })
  expect(readRandomNumber(`xy-1-0123-4567-${check}`)).toEqual({ number: `XY-1-0123-4567-${check}`, isValid: true })
})

test.for(["PRH-0007-0013", "PRH00070013", "PRH-0U23-4567-0", "0123-4567-0", "", "-", "x".repeat(1000)])(
  "“%s” is no random number",
  (number) => {
    expect(readRandomNumber(number)).toBe(undefined)
  },
)

test("a number of a series is no random one, though without separators it reads like one", () => {
  expect(isValid("PRH-19281-0001")).toBe(true)
  expect(isRandomNumber("PRH-19281-0001")).toBe(false)
  expect(numbers.map(isRandomNumber)).toEqual([true, true, true, true])
  expect(isRandomNumber(randomNumber("AB-1", bytes(7)))).toBe(true)
  expect(isRandomNumber(`${numbers[1]}`.replace(/.$/, "U"))).toBe(false)
})
