import { expect, test } from "vitest"
import { newPassword, password } from "../text/input.ts"

const read = (typed: string) => password.parse(typed)

test("a password is taken exactly as it was typed", () => {
  for (const typed of [
    "  two  spaces ",
    "UPPER lower",
    "p".repeat(128),
    "tab\tand\nline",
    "<b>&amp;%20+'\"\\",
    "ঢাকা ১৯৭১ 🔑",
  ])
    expect(read(typed)).toBe(typed.normalize("NFC"))
})

test("two keyboards that encode a Bengali letter differently give the same password", () => {
  expect("\u09af\u09bc").not.toBe("\u09df")
  expect(read("\u09af\u09bc")).toBe(read("\u09df"))
})

test("a password may have 128 characters of any kind, and is refused rather than shortened beyond", () => {
  for (const character of ["p", "ক", "é"]) {
    expect(newPassword.safeParse(character.repeat(64)).success).toBe(true)
    expect(newPassword.safeParse(character.repeat(128)).success).toBe(true)
    expect(newPassword.safeParse(character.repeat(129)).success).toBe(false)
  }
})
