import fc, { type Arbitrary } from "fast-check"
import { isLink, type Schema } from "#test/fuzz/fuzz-calls.ts"
import { testPassword } from "#test/test-app.ts"

const oddities = [
  ..."\u0000 \ud800 \udfff\ud800 \u202e \u200b \u200d \ufeff \uffff \u0007 \u0085 \u2028 İ ﬁ ß 𝒳 👩‍👩‍👧‍👦 য় য় ক্ষ্ম ০১২ ﷽ e\u0301\u0301\u0301".split(
    " ",
  ),
  ..."null undefined NaN true [object__Object] __proto__ constructor ../../etc/passwd %00 %s %n {{7*7}}".split(" "),
  ...[
    "",
    " ",
    "\r\nSet-Cookie: a=b",
    "'; drop table user; --",
    '" or 1=1 --',
    "\\",
    "%_\\",
    "=1+1",
    "<script>alert(1)</script>",
  ],
  ...["javascript:alert(1)", "http://[::1", "https://xn--/", "https://ঢাকা.বাংলা/পথ", "2026-02-30", "1e400", "0x10", "-0"],
]

export const oddText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(...oddities),
  fc.tuple(fc.constantFrom(...oddities), fc.string(), fc.constantFrom(...oddities)).map((parts) => parts.join("")),
)

/** Marks raw JSON text that JSON.stringify cannot produce; `jsonOf` replaces the mark. */
const raw = (json: string) => `§${json}§`
export const jsonOf = (value: unknown) =>
  (JSON.stringify(value) ?? "").replace(/"§(.*?)§"/g, (_, json) => JSON.parse(`"${json}"`))

const deepArray = raw("[".repeat(5000) + "]".repeat(5000))
const deepObject = raw(`${'{"a":'.repeat(300)}1${"}".repeat(300)}`)

/** Values that most fields do not accept. */
const invalid: Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double({ noNaN: true }),
  fc.constantFrom<unknown>(null, true, 0, -1, 1e21, 0.1, 2 ** 53, -(2 ** 63), [], {}, [[]], [null], "x".repeat(60_000)),
  fc
    .constantFrom("1e400", "-1e400", "1E-400", "123456789012345678901234567890", "-0", '"\\ud800"', '{"__proto__":1}')
    .map(raw),
  fc.constantFrom(deepArray, deepObject),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
)

const link = fc.constantFrom("https://example.com/a.png", "http://ঢাকা.বাংলা/ছবি?x=১#y", "HTTPS://[::1]:8080/")
const email = fc.nat(30).map((number) => ` Somebody.${number}@example.com `)
const newPassword = "কক্সবাজারের ঢেউ ৭"
const words = fc.constantFrom(
  "Ethical Hacking",
  "য়",
  "আরিফুল ইসলাম শুভ",
  "<b>x</b>",
  "a\nb\tc",
  "👩‍👩‍👧‍👦",
  "x".repeat(64),
)

/** A value that the document allows for a field. For a pattern, the example. */
function validValue(name: string, schema: Schema, example: unknown): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => validValue(name, each, example)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === "integer") return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 })
  if (schema.type === "number") return fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2)
  if (name === "newPassword" || name === "confirmPassword") return fc.constant(newPassword)
  if (name.includes("assword")) return fc.constantFrom(testPassword, testPassword, newPassword)
  if (isLink(schema)) return link
  if (schema.format === "email") return email
  if (name === "route" || name === "certificationNo") return fc.nat(300).map((number) => `own-${number}`)
  if (schema.pattern) return fc.constantFrom(example ?? "7", "৭", "+880 1700-000000")
  const maxLength = Math.min(schema.maxLength ?? 100, 200)
  return fc.oneof({ weight: 9, arbitrary: words }, { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength }) })
}

/** Usually a valid form; sometimes one with invalid, additional or no fields. */
export function formOf({ properties = {}, required = [] }: Schema, example: unknown): Arbitrary<unknown> {
  const known = (example ?? {}) as Record<string, unknown>
  const fields = Object.entries(properties)
  const valid = fc.record(
    Object.fromEntries(fields.map(([name, schema]) => [name, validValue(name, schema, known[name])])),
    { requiredKeys: required },
  )
  const names = fc.constantFrom(
    ...fields.map(([name]) => name),
    "_id",
    "role",
    "isVerified",
    "toString",
    raw('"__proto__"'),
  )
  const broken = fc.tuple(valid, fc.array(fc.tuple(names, invalid), { minLength: 1, maxLength: 3 }))
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 1, arbitrary: fc.constant(known) },
    { weight: 4, arbitrary: broken.map(([form, changes]) => ({ ...form, ...Object.fromEntries(changes) })) },
    { weight: 1, arbitrary: invalid },
  )
}
