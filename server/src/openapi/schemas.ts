import type { SwaggerTransform, SwaggerTransformObject } from "@fastify/swagger"
import * as contract from "contract"
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod"
import * as z from "zod/mini"
import { recordSchema } from "#http/handle.ts"

/** Metadata that zod does not generate. A schema with an `id` appears in the document once, under that name. */
const registry = z.registry<{ id?: string; description?: string; [keyword: string]: unknown }>()

/** Bodies and records of calls are named as in the contract, so that generated clients have a type for each. */
const inCalls = new Set<unknown>(
  Object.values(contract.calls).flatMap((call: contract.Call) => [
    call.bodyType ? undefined : call.body,
    recordSchema(call),
  ]),
)
const others: unknown[] = [contract.ErrorCode, contract.FailedMail, contract.Failure, contract.PageMeta]
const named = Object.entries(contract).filter(([, schema]) => inCalls.has(schema) || others.includes(schema))

/** Whether this is the body of an update: all fields are optional, but at least one must be sent. */
const isPatchForm = (schema: unknown) =>
  Object.values(contract.calls).some(({ method, body }: contract.Call) => method === "PATCH" && body === schema) &&
  schema instanceof z.ZodMiniObject &&
  Object.values(schema.shape).every((field) => field instanceof z.ZodMiniOptional)

const equal = "`confirmPassword` must equal `newPassword`"
const days = "`issuedOn` is at most the current day in Dhaka, and `expiresOn` at least `issuedOn`"
// Rules that are functions in zod and therefore missing from its JSON schema.
const rules: Record<string, object> = {
  SetPassword: { description: equal },
  AcceptRole: { description: equal },
  ChangePassword: { description: `${equal} and differ from \`currentPassword\`` },
  CreateCertificate: { description: days },
  CorrectCertificate: { description: days },
}
for (const [id, schema] of named) {
  registry.add(schema as z.ZodMiniType, { id, ...(isPatchForm(schema) && { minProperties: 1 }), ...rules[id] })
}

const describe = (schema: z.ZodMiniType, description: string) => registry.add(schema, { description })

describe(contract.Id, "A UUIDv7")
registry.add(contract.Timestamp, { description: "An ISO 8601 timestamp in UTC", format: "date-time" })

describe(contract.Problem.shape.params, "The numbers in the message, by name")

const lines = "Plain text. Lines are separated by `<br>`, in any spelling, or by line breaks."
registry.add(contract.CreateCertificate.shape.certificationNo, {
  description: "At least one letter or digit. Compared without regard to case and surrounding whitespace.",
  pattern: "[\\p{L}\\p{N}]",
})
// An enum, so that generated clients know the three values; the API also accepts other spellings.
registry.add(contract.CreateCourse.shape.level, {
  description: "Not case-sensitive; `advanced` is accepted for Advance",
  enum: contract.Level.options,
})
registry.add(contract.CreateCourse.shape.curriculum, {
  description: `${lines} A line that starts with \`@@\` begins a week; text after it, separated by a space, is the week's heading. The points of the week follow, one per line. Without such a line there are only points and no weeks.`,
})
registry.add(contract.AuditEntry.shape.details, {
  description:
    'For entries about records this is JSON: `{"created":[row]}`, `{"changed":{field:[old,new]}}`, `{"deleted":[row]}` or `{"restored":[row]}`. Other entries, and entries older than this format, have lines of text.',
})
describe(contract.CreateCourse.shape.description, lines)

/** In a URL a number is a string of digits; for API clients it is an integer. */
const positiveInteger = { type: "integer", pattern: undefined, minimum: 1 }
registry.add(contract.PageQuery.shape.page, { ...positiveInteger, maximum: 1_000_000_000, description: "Default: 1" })
registry.add(contract.PageQuery.shape.limit, {
  ...positiveInteger,
  maximum: 100,
  description: "Records per page. Default: 10",
})
describe(contract.PageQuery.shape.search, "Part of any displayed text; not case-sensitive")

for (const { shape } of [
  contract.CertificatesQuery,
  contract.UsersQuery,
  contract.ReviewsQuery,
  contract.AuditQuery,
  contract.CoursesQuery,
])
  describe(shape.sort, "With `-` in front: descending. Texts are compared without regard to the case of Latin letters")
describe(
  contract.CreatedQuery.shape.from,
  "Only records created on this day in Bangladesh (UTC+6) or later, `YYYY-MM-DD`",
)
describe(
  contract.CreatedQuery.shape.to,
  "Only records created on this day in Bangladesh (UTC+6) or earlier. Before `from`: none",
)
const asAWhole = "compared as a whole, without regard to the case of Latin letters"
describe(contract.CertificatesQuery.shape.status, "Only certificates with this status")
const inAnyDigits = `${asAWhole}; Bengali and Latin digits are equal`
describe(contract.CertificatesQuery.shape.batchNo, `Only certificates of this batch, ${inAnyDigits}`)
describe(contract.CertificatesQuery.shape.certificationName, `Only certificates of this certification, ${inAnyDigits}`)
const text = { type: "string" }
const recordVersion = {
  type: "object",
  properties: { _id: text, updatedAt: text },
  required: ["_id", "updatedAt"],
}
for (const { shape } of [
  contract.ChangeStatuses,
  contract.ChangeRoles,
  contract.ChangeReviewsOnHome,
  contract.ChangeReviewStatuses,
  contract.ChangeCoursesOnHome,
  contract.ChangeCoursesOpen,
]) {
  registry.add(shape.ids, { items: text, maxItems: contract.maxBulkRecords })
  registry.add(shape.versions, { items: recordVersion, maxItems: contract.maxBulkRecords })
  describe(shape.before, "`next` of the previous result")
}
// Both other calls with recipients share this part of the schema.
registry.add(contract.ResendVerifications.shape.ids, { items: text, maxItems: contract.maxBulkRecords })
registry.add(contract.VerifyMany.shape.numbers, { items: text, maxItems: contract.maxVerifiedNumbers })
registry.add(contract.DeleteRecords.shape.records, {
  items: { ...recordVersion, required: ["_id"] },
  maxItems: contract.maxDeletedRecords,
})
const siteListForms = {
  ...{
    hero: contract.UpdateHero,
    numbers: contract.UpdateNumbers,
    partners: contract.UpdatePartners,
    accreditations: contract.UpdateAccreditations,
  },
  ...{ institutions: contract.UpdateInstitutions, trainings: contract.UpdateTrainings },
  paymentWays: contract.UpdatePaymentWays,
}
for (const list of contract.siteLists)
  registry.add(siteListForms[list].shape.items, {
    items: { type: "object", description: "As in the response" },
    maxItems: contract.maxItems[list],
  })
describe(contract.UsersQuery.shape.role, "Only users with this role")
describe(contract.UsersQuery.shape.isVerified, "Only users with a verified email address, or only those without")
registry.add(contract.ReviewsQuery.shape.stars, {
  ...positiveInteger,
  maximum: 5,
  description: "Only reviews of this rating or half a star more",
})
describe(contract.ReviewsQuery.shape.isHomeShow, "Only reviews on the home page, or only the others")
describe(contract.CoursesQuery.shape.level, "Only courses of this level")
describe(contract.CoursesQuery.shape.category, `Only courses of this category, ${asAWhole}`)
describe(contract.CoursesQuery.shape.isShow, "Only courses that are open for registration, or only the others")
describe(contract.CoursesQuery.shape.isHomeShow, "Only courses on the home page, or only the others")
describe(contract.CoursesQuery.shape.isDraft, "Only drafts, or only published courses")
describe(contract.RemoveDemoQuery.shape.edited, "Also deletes sample records that have been edited")
describe(contract.AuditQuery.shape.actor, "Only entries of actions by the user with this email")
describe(contract.AuditQuery.shape.kind, "Only entries about records of this kind")
describe(contract.ExportCertificatesQuery.shape.ids, "Only these ids, separated by commas, at most 100")

/** Removes JavaScript's safe integer bounds, which zod adds to integers without bounds. */
function withoutSafeBounds({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }) {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const options = { schemaRegistry: registry, zodToJsonConfig: { override: withoutSafeBounds } }
export const routeSchemas: SwaggerTransform = createJsonSchemaTransform(options)
export const namedSchemas: SwaggerTransformObject = createJsonSchemaTransformObject(options)
