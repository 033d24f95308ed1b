import * as z from "zod/mini"
import { issue, type PlainCode } from "../call/problem.ts"
import { isSymbol, symbolPattern } from "../image/image-symbol.ts"
import { isOwnImage, ownImagePattern } from "../image/image-url.ts"
import { hasBoundedLength, hasBoundedMarks } from "./bounded-text.ts"
import { toLatinDigits } from "./digits.ts"
import { completeImageLink, completeLink } from "./link.ts"
import { canonicalPhone, hasPhoneDigits, phonePattern } from "./phone.ts"

/** Maximum lengths of texts, by purpose, and minimum lengths of passwords. */
export const lengths = {
  phone: 32,
  number: 64,
  password: 128,
  minPassword: 6,
  minStaffPassword: 12,
  name: 200,
  reason: 500,
  skills: 500,
  email: 254,
  link: 2_000,
  bio: 2_000,
  comment: 3_000,
  mail: 10_000,
  description: 20_000,
  curriculum: 50_000,
} as const

// PostgreSQL cannot store NUL or lone surrogates. Other control characters are refused too, and invisible ones or those
// that change the direction: two certificate numbers could look alike. (Bengali needs the joiners U+200C and U+200D.)
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this expression is there to refuse them
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/
const isPrintable = (value: string) => value.isWellFormed() && !unprintable.test(value)

const everyUnprintable = new RegExp(unprintable, "g")

/** For search terms: no record contains such characters. */
export const withoutUnprintable = (value: string) => value.toWellFormed().replace(everyUnprintable, "")

const missing =
  (required: PlainCode) =>
  ({ input }: { input?: unknown }) =>
    issue(input === undefined || input === null ? required : "mustBeText")

/** Processing time grows with a text's length and marks, so these are checked first and abort all other checks. */
function bounded(maxLength: number) {
  return [
    z.refine<string>((value) => hasBoundedLength(value, maxLength), {
      error: issue("tooLong", { max: maxLength }),
      abort: true,
    }),
    z.refine<string>(hasBoundedMarks, { error: issue("tooManyMarks"), abort: true }),
  ] as const
}

function normalizedText(maxLength: number, required: PlainCode, normalized: (value: string) => string) {
  return z
    .string({ error: missing(required) })
    .check(
      ...bounded(maxLength),
      z.overwrite(normalized),
      z.refine(isPrintable, { error: issue("unprintable"), abort: true }),
      z.maxLength(maxLength, issue("tooLong", { max: maxLength })),
    )
}

const composed = (value: string) => value.normalize("NFC").trim()
// Text that was copied from a table contains line breaks.
const lineBreak = /[\n\r\t\u2028\u2029]/
const toSingleLine = (value: string) =>
  composed(lineBreak.test(value) ? value.split(lineBreak).map(composed).filter(Boolean).join(" ") : value)

/** Zero-width characters, and marks of the direction that are often copied along. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu
const brailleBlank = /\u2800/g
const showsSomething = (value: string) => value.replace(invisible, "").replace(brailleBlank, "").trim() !== ""

const notEmpty = (required: PlainCode) => z.minLength(1, { error: issue(required), abort: true })
/** A name of invisible characters would be nobody's. */
const notBlank = (required: PlainCode) =>
  [notEmpty(required), z.refine<string>(showsSomething, { error: issue(required), abort: true })] as const

/** A text as every record stores it: composed (NFC), trimmed, printable, not over-long. */
export const text = (maxLength: number) => normalizedText(maxLength, "mustBeText", toSingleLine)

/** A required text. If it is missing or blank, the issue has the form's own code. */
export const requiredText = (maxLength: number, required: PlainCode = "allFieldsRequired") =>
  normalizedText(maxLength, required, toSingleLine).check(...notBlank(required))

/** The same for texts of several lines. */
export const paragraphs = (maxLength: number) => normalizedText(maxLength, "mustBeText", composed)

export const requiredParagraphs = (maxLength: number, required: PlainCode = "allFieldsRequired") =>
  normalizedText(maxLength, required, composed).check(...notBlank(required))

const joinerInConjunct = /([\u0980-\u09e5])[\u200c\u200d](?=[\u0980-\u09e5])/g

/** Whether a text has no invisible characters except joiners between Bengali letters, which change how these look. */
export const isWhollyVisible = (value: string) => {
  const plain = value.replace(joinerInConjunct, "$1")
  return plain.replace(invisible, "") === plain
}

/** Emails are compared without regard to case and surrounding space, so they are stored that way. */
export function emailOf(required: PlainCode) {
  const normalized = (value: string) => value.trim().toLowerCase()
  return normalizedText(lengths.email, required, normalized).check(notEmpty(required), z.email(issue("invalidEmail")))
}
export const email = emailOf("allFieldsRequired")

/** A text for a link, completed before it is checked. */
const linkText = (required: PlainCode, complete: (value: string) => string) =>
  normalizedText(lengths.link, required, (value) => complete(toSingleLine(value)))

export const linkPattern = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i

// Only the regex appears in the API's description. It aborts, so that one bad link is not reported twice.
function isLink(allowed: RegExp) {
  return [
    z.regex(allowed, { error: issue("invalidLink"), abort: true }),
    z.refine<string>(
      (value) => value === "" || isOwnImage(value) || isSymbol(value) || URL.canParse(value),
      issue("invalidLink"),
    ),
  ] as const
}

/** A link of http or https, without credentials: never `javascript:`, never `data:`. Its scheme may be left out. */
export const link = (required: PlainCode = "allFieldsRequired") =>
  linkText(required, completeLink).check(notEmpty(required), ...isLink(linkPattern))

/** A link that may be left blank. */
export const optionalLink = z.optional(
  linkText("mustBeText", completeLink).check(...isLink(new RegExp(`^$|${linkPattern.source}`, "i"))),
)

const imagePattern = `${linkPattern.source}|${ownImagePattern.source}`

/** An image: a link to another site, or the path of an own image. */
export const image = (required: PlainCode = "allFieldsRequired") =>
  linkText(required, completeImageLink).check(notEmpty(required), ...isLink(new RegExp(imagePattern, "i")))

/** An image that may be left out. */
export const optionalImage = z.optional(
  linkText("mustBeText", completeImageLink).check(...isLink(new RegExp(`^$|${imagePattern}`, "i"))),
)

/** The same, or a symbol in an image that is shipped with the site: it is drawn in the colour of the text. */
export const logo = linkText("mustBeText", completeImageLink).check(
  ...isLink(new RegExp(`^$|${imagePattern}|${symbolPattern.source}`, "i")),
)

const visible = (value: string) => toSingleLine(value.replace(invisible, ""))
// Invisible characters alone must not erase a number.
const visiblePhone = (value: string) => (/[0-9০-৯]/.test(value) ? visible(value) : toSingleLine(value))

/** A phone number. One that was copied from a contact often has invisible marks around it. */
export const phone = normalizedText(lengths.phone, "mustBeText", visiblePhone).check(
  z.regex(phonePattern, { error: issue("invalidPhone"), abort: true }),
  z.refine<string>(hasPhoneDigits, { error: issue("invalidPhone"), abort: true }),
  z.overwrite(canonicalPhone),
)

/** An email to look for: in the form in which emails are stored, but not necessarily one. */
export const writtenEmail = normalizedText(lengths.email, "mustBeText", (value) => visible(value).toLowerCase())

/** The text of a search. */
export const search = normalizedText(lengths.name, "mustBeText", visible)

const maxNumberLength = 64
const isShort = (value: string) => value.length <= maxNumberLength

/** A whole number, as a number or as text from a form: '1500' and '১৫০০', not '15.5'. */
export function integer(max: number, required: PlainCode = "allFieldsRequired", min: 0 | 1 = 0) {
  const { forms, error } = integerForms(max, required, min)
  return z.union(forms, { error })
}

function integerForms(max: number, required: PlainCode, min: 0 | 1) {
  const message = issue(min === 0 ? "wholeNumberFromZero" : "wholeNumber", { max })
  const isBlank = (value: unknown) => typeof value === "string" && isShort(value) && value.trim() === ""
  const isMissing = (value: unknown) => value === undefined || value === null || isBlank(value)
  const error = ({ input }: { input?: unknown }) => (isMissing(input) ? issue(required) : message)
  const written = z
    .string()
    .check(z.refine(isShort, { error, abort: true }), z.trim(), z.regex(/^[0-9০-৯]{1,10}$/, { error, abort: true }))
  const read = z.transform((value: string) => Number(toLatinDigits(value)))
  const number = z.int({ error }).check(z.minimum(min, message), z.maximum(max, message))
  return { forms: [number, z.pipe(written, z.pipe(read, number))] as const, error }
}

const blank = (error: string) =>
  z.pipe(
    z.string(error).check(z.refine(isShort, { error, abort: true }), z.trim(), z.maxLength(0, error)),
    z.transform(() => 0),
  )

/** A whole number that may be left blank: then it is 0. */
export function optionalInteger(max: number) {
  const message = issue("wholeNumberFromZero", { max })
  return z.optional(z.union([...integerForms(max, "allFieldsRequired", 0).forms, blank(message)], message))
}

/** A password is used as typed, including spaces, but composed, because keyboards encode য় differently. */
export const password = normalizedText(lengths.password, "allFieldsRequired", (value) => value.normalize("NFC")).check(
  z.refine<string>((value) => value.trim() !== "", { error: issue("allFieldsRequired"), abort: true }),
)

export const newPassword = password.check(z.minLength(lengths.minPassword, issue("passwordTooShort")))

/** The body of a call. Unknown fields are dropped, so that nobody can smuggle in a role or `_id`. */
export const form = <T extends z.core.$ZodShape>(fields: T, required: PlainCode = "allFieldsRequired") =>
  z.object(fields, issue(required))

/** The new position of a record in the full list, counted from 1. A position past the end means the end. */
export const MoveRecord = form({ place: integer(1_000_000, "allFieldsRequired", 1) })

/** The same form for a PATCH: fields that are not sent stay unchanged, and at least one must be sent. */
export const patchForm = <T extends z.core.$ZodShape>(fields: T, required: PlainCode = "allFieldsRequired") =>
  z.partial(form(fields, required)).check(z.refine((sent) => Object.keys(sent).length > 0, issue(required)))

/** A value from the path of a URL. It must be safe to look up in the database. */
export const key = z.string().check(...bounded(lengths.name), z.refine(isPrintable, issue("unprintable")))

export const ById = z.object({ id: key })

/** At most `max` items. Their number is checked first, and one error is enough for all: a body has room for 60,000 wrong ones. */
export function listOf<Item extends z.ZodMiniType>(item: Item, max: number) {
  type Items = z.output<Item>[]
  const withinMax = z.refine<unknown[]>((items) => items.length <= max, {
    error: issue("chosenTooMany", { max }),
    abort: true,
  })
  const isItem = (value: unknown) => item.safeParse(value).success
  const all = z.custom<Items>((items) => (items as unknown[]).every(isItem), issue("badInput"))
  return z.pipe(z.array(z.unknown(), issue("badInput")).check(withinMax), all) as z.ZodMiniType<Items, Items>
}

/** A number from 1 in a query string. */
export function wholeNumber(max: number) {
  const message = issue("wholeNumber", { max })
  return z.pipe(
    z.string(message).check(z.refine(isShort, { error: message, abort: true }), z.regex(/^[0-9]{1,10}$/, message)),
    z.pipe(z.transform(Number), z.int(message).check(z.minimum(1, message), z.maximum(max, message))),
  )
}

/** A boolean in a query string. */
export const flag = z.enum(["0", "1", "true", "false"], issue("badInput"))
export const isSet = (value: z.infer<typeof flag> | undefined) => value === "1" || value === "true"

/** Page and search in a query string, where every value is text. */
export const PageQuery = z.object({
  page: z.optional(wholeNumber(1_000_000_000)),
  limit: z.optional(wholeNumber(100)),
  search: z.optional(search),
})
export type PageQuery = z.infer<typeof PageQuery>

/** The order of a list in a query string: a field, with `-` in front for descending. */
export function sortOrder<const Field extends string>(...fields: Field[]) {
  const descending = fields.map((field): `-${Field}` => `-${field}`)
  return z.optional(z.enum([...fields, ...descending], issue("badInput")))
}
