import { expect, test } from "vitest"
import { searchRows } from "#features/question/manage.tsx"

const courses = [
  { route: "web", texts: ["Web Security", "শারমিন সুলতানা"] },
  { route: "ওয়েব", texts: ["ওয়েব নিরাপত্তা", "Blue team", "Advance"] },
]

test.each([
  ["", ["web", "ওয়েব"]],
  ["  ", ["web", "ওয়েব"]],
  ["WEB sec", ["web"]],
  ["security web", ["web"]],
  ["শারমিন", ["web"]],
  // The same letter in its other Unicode encoding.
  ["ও\u09af\u09bcেব", ["ওয়েব"]],
  ["advance blue", ["ওয়েব"]],
  ["web blue", []],
  [".*", []],
])("%j finds %j", (search, routes) => {
  expect(searchRows(courses, search, ({ texts }) => texts).map(({ route }) => route)).toEqual(routes)
})
