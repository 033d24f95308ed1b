import { expect, test } from "vitest"
import { strengthOf } from "./password-strength.tsx"

test("an empty password has strength 0", () => {
  expect(strengthOf("")).toBe(0)
})

test.each([
  "abcdef",
  "fedcba",
  "123456",
  "9876543210",
  "qwerty",
  "qwertyuiop",
  "aaaaaaaaaaaa",
  "abababab",
  "password1",
  "Bangladesh71",
  "k7!",
  "wobrik",
])("%s is weak", (password) => {
  expect(strengthOf(password)).toBe(1)
})

test.each([
  ["wobrikta", 2],
  ["kolwi7tn", 2],
  ["Vq7!mzRk2w", 3],
  ["a quiet evening in Rajshahi", 4],
  ["নদীর ধারে একটা নৌকা বাঁধা", 4],
] as const)("%s has strength %i", (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test("a password below the required length is weak, whatever it contains", () => {
  expect(strengthOf("Vq7!mzRk2w", [], 12)).toBe(1)
  expect(strengthOf("Vq7!mzRk2wXp", [], 12)).toBeGreaterThan(2)
})

test("the user's own email and name hardly count", () => {
  const own = ["sadia.afrin@example.com", "Sadia Afrin"]
  expect(strengthOf("sadia.afrin@example.com", own)).toBe(1)
  expect(strengthOf("SadiaAfrin12", own)).toBe(1)
  expect(strengthOf("SadiaAfrin12")).toBeGreaterThan(1)
})

test("a password is never weaker than a prefix of it", () => {
  const password = "We met 3 herons, by the old jetty!"
  const strengths = Array.from(password, (_, index) => strengthOf(password.slice(0, index + 1)))
  expect(strengths).toEqual([...strengths].sort())
  expect(strengths.at(-1)).toBe(4)
})
