import * as z from "zod/mini"
import { hasFewMarks, hasRawLength } from "./bounded-text.ts"
import { isOwnImage, ownImageForm } from "./image-address.ts"
import { issue, type PlainCode } from "./problem.ts"

/** How long texts may be, by what they are for, and how long a password must be. */
export const lengths = {
  phone: 32,
  number: 64,
  password: 128,
  shortestPassword: 6,
  shortestStaffPassword: 12,
  name: 200,
  email: 254,
  link: 2_000,
  bio: 2_000,
  comment: 3_000,
  description: 20_000,
  curriculum: 50_000,
} as const

// PostgreSQL cannot store NUL or half a surrogate pair. No other control character belongs into a text that is shown, nor
// one that is not seen or turns the direction: two numbers would look alike. (Bengali needs the joiners U+200C and U+200D.)
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this expression is there to refuse them
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/
const isPrintable = (value: string) => value.isWellFormed() && !unprintable.test(value)

const everyUnprintable = new RegExp(unprintable, "g")

/** For what is only looked for: such characters stand in no record. */
export const withoutUnprintable = (value: string) => value.toWellFormed().replace(everyUnprintable, "")

const missing =
  (required: PlainCode) =>
  ({ input }: { input?: unknown }) =>
    issue(input === undefined || input === null ? required : "mustBeText")

/** Whatever is done with a text takes time by its length and its marks: both are checked first, and end all other checks. */
function bounded(max: number) {
  return [
    z.refine<string>((value) => hasRawLength(value, max), { error: issue("tooLong", { max }), abort: true }),
    z.refine<string>(hasFewMarks, { error: issue("tooManyMarks"), abort: true }),
  ] as const
}

function textOf(max: number, required: PlainCode, tidy: (value: string) => string) {
  return z
    .string({ error: missing(required) })
    .check(
      ...bounded(max),
      z.overwrite(tidy),
      z.refine(isPrintable, issue("unprintable")),
      z.maxLength(max, issue("tooLong", { max })),
    )
}

const composed = (value: string) => value.normalize("NFC").trim()
// What was copied from a table brings its line breaks along.
const lineBreak = /[\n\r\t\u2028\u2029]/
const inOneLine = (value: string) =>
  composed(lineBreak.test(value) ? value.split(lineBreak).map(composed).filter(Boolean).join(" ") : value)

const notEmpty = (required: PlainCode) => z.minLength(1, { error: issue(required), abort: true })

/** A text as every record keeps it: composed (NFC), trimmed, printable, not over-long. */
export const text = (max: number) => textOf(max, "mustBeText", inOneLine)

/** A text that a form cannot do without: missing or blank, it answers that form's own message. */
export const filled = (max: number, required: PlainCode = "allFieldsRequired") =>
  textOf(max, required, inOneLine).check(notEmpty(required))

/** The same for texts of several lines. */
export const paragraphs = (max: number) => textOf(max, "mustBeText", composed)

export const filledParagraphs = (max: number, required: PlainCode = "allFieldsRequired") =>
  textOf(max, required, composed).check(notEmpty(required))

/** Emails are compared without regard to case and surrounding space, so they are kept that way. */
export function emailOf(required: PlainCode) {
  const tidy = (value: string) => value.trim().toLowerCase()
  return textOf(lengths.email, required, tidy).check(notEmpty(required), z.email(issue("invalidEmail")))
}
export const email = emailOf("allFieldsRequired")

const linkForm = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i

// The expression alone reaches the API's description; it stops first what would be said twice.
function isLink(allowed: RegExp) {
  return [
    z.regex(allowed, { error: issue("invalidLink"), abort: true }),
    z.refine<string>((value) => value === "" || isOwnImage(value) || URL.canParse(value), issue("invalidLink")),
  ] as const
}

/** A link of http or https, without credentials: never `javascript:`, never `data:`. */
export const link = (required: PlainCode = "allFieldsRequired") =>
  filled(lengths.link, required).check(...isLink(linkForm))

/** A link that may be left blank. */
export const optionalLink = z.optional(text(lengths.link).check(...isLink(new RegExp(`^$|${linkForm.source}`, "i"))))

const imageForm = `${linkForm.source}|${ownImageForm.source}`

/** An image: a link to one elsewhere, or the path of one of ours. */
export const image = (required: PlainCode = "allFieldsRequired") =>
  filled(lengths.link, required).check(...isLink(new RegExp(imageForm, "i")))

/** An image that may be left out. */
export const optionalImage = z.optional(text(lengths.link).check(...isLink(new RegExp(`^$|${imageForm}`, "i"))))

export const phone = text(lengths.phone).check(z.regex(/^[+0-9০-৯ ()./-]*$/, issue("invalidPhone")))

export const inLatinDigits = (value: string) => value.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))

const maxNumberLength = 64
const isShort = (value: string) => value.length <= maxNumberLength

/** A whole number, as a number or as a form's text holds one: '1500' and '১৫০০', not '15.5'. */
export function integer(max: number, required: PlainCode = "allFieldsRequired", min: 0 | 1 = 0) {
  const message = issue(min === 0 ? "wholeNumberFromZero" : "wholeNumber", { max })
  const isBlank = (value: unknown) => typeof value === "string" && isShort(value) && value.trim() === ""
  const isMissing = (value: unknown) => value === undefined || value === null || isBlank(value)
  const error = ({ input }: { input?: unknown }) => (isMissing(input) ? issue(required) : message)
  const written = z
    .string()
    .check(z.refine(isShort, { error, abort: true }), z.trim(), z.regex(/^[0-9০-৯]{1,10}$/, { error, abort: true }))
  const read = z.transform((value: string) => Number(inLatinDigits(value)))
  const number = z.int({ error }).check(z.minimum(min, message), z.maximum(max, message))
  return z.union([number, z.pipe(written, z.pipe(read, number))], { error })
}

/** A password is taken as typed, spaces included; composed, because keyboards differ in how they write য়. */
export const password = textOf(lengths.password, "allFieldsRequired", (value) => value.normalize("NFC")).check(
  z.refine<string>((value) => value.trim() !== "", { error: issue("allFieldsRequired"), abort: true }),
)

export const newPassword = password.check(z.minLength(lengths.shortestPassword, issue("passwordTooShort")))

/** A form as a call takes it. What it does not know is dropped: no role or _id is smuggled in. */
export const form = <T extends z.core.$ZodShape>(fields: T, required: PlainCode = "allFieldsRequired") =>
  z.object(fields, issue(required))

/** Where a record is moved in the list of all: a place counted from 1; one past the end means the end. */
export const placeForm = () => form({ place: integer(1_000_000, "allFieldsRequired", 1) })

/** The same form for a change: fields that are not sent stay as they are, and at least one is sent. */
export const changesOf = <T extends z.core.$ZodShape>(fields: T, required: PlainCode = "allFieldsRequired") =>
  z.partial(form(fields, required)).check(z.refine((sent) => Object.keys(sent).length > 0, issue(required)))

/** A value out of an address: whatever it is, it must be one that a database can be asked for. */
export const key = z.string().check(...bounded(lengths.name), z.refine(isPrintable, issue("unprintable")))

export const ById = z.object({ id: key })

function wholeNumber(max: number) {
  const message = issue("wholeNumber", { max })
  return z.pipe(
    z.string(message).check(z.refine(isShort, { error: message, abort: true }), z.regex(/^[0-9]{1,10}$/, message)),
    z.pipe(z.transform(Number), z.int(message).check(z.minimum(1, message), z.maximum(max, message))),
  )
}

/** Yes or no as it stands in an address. */
export const flag = z.enum(["0", "1", "true", "false"], issue("badInput"))
export const isSet = (value: z.infer<typeof flag> | undefined) => value === "1" || value === "true"

/** Page and search as they stand in an address, where every value is a text. */
export const PageQuery = z.object({
  page: z.optional(wholeNumber(1_000_000_000)),
  limit: z.optional(wholeNumber(100)),
  search: z.optional(text(lengths.name)),
})
export type PageQuery = z.infer<typeof PageQuery>
