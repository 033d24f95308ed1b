import { expect, test } from "vitest"
import { issue } from "../call/problem.ts"
import { phone as phoneInput } from "./input.ts"
import { canonicalPhone, canonicalPhoneOr, formatPhone } from "./phone.ts"

const mobile = "+8801712345678"
const written = ["01712345678", "01712-345678", "+880 1712 345678", "8801712345678", "০১৭১২-৩৪৫৬৭৮", "(01712) 345.678"]
const copied = [
  "\u202d+880 1712–345678\u202c",
  "+880\u00a01712\u2011345678",
  " 00880 1712 345678 ",
  "+880 01712-345678",
]

test.each([...written, ...copied])("the mobile number %j is stored in the international form", (text) => {
  expect(phoneInput.parse(text)).toBe(mobile)
  expect(phoneInput.parse(mobile)).toBe(mobile)
})

test.each([
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["0044 20 7946 0958", "+442079460958"],
  ["+1 (712) 345-6789", "+17123456789"],
  ["02-9123456", "029123456"],
  ["16263", "16263"],
  ["1712345678", "1712345678"],
  ["", ""],
])("the number %j is stored as %j", (text, stored) => {
  expect([phoneInput.parse(text), canonicalPhone(stored)]).toEqual([stored, stored])
})

test.each(["call me", "+", "()-", "+880 +1712", "01712-345678 / 01812-345678", "0171x", "017\n+12"])(
  "%j is no phone number, and stays as it is where it is stored already",
  (text) => {
    const { error } = phoneInput.safeParse(text)
    expect(error?.issues.map(({ message }) => message)).toEqual([issue("invalidPhone")])
    expect(canonicalPhoneOr(text)).toBe(text)
  },
)

test.each([
  [mobile, "+880 1712-345678"],
  ["+8809600000022", "+880 9600-000022"],
  ["09600000022", "09600-000022"],
  ["029123456", "029123456"],
  ["+442079460958", "+442079460958"],
  ["not a number", "not a number"],
])("%j is shown as %j", (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown)
})
