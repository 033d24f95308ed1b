import type { SwaggerTransform, SwaggerTransformObject } from "@fastify/swagger"
import * as contract from "contract"
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod"
import * as z from "zod/mini"
import { recordSchema } from "#http/handle.ts"

/** What is said of a schema beyond what zod makes of it. One with an `id` stands in the document once, by that name. */
const registry = z.registry<{ id?: string; description?: string; [keyword: string]: unknown }>()

/** What calls are sent and answer has the name of the contract's: generated clients get a type for each. */
const inCalls = new Set<unknown>(
  Object.values(contract.calls).flatMap((call: contract.Call) => [
    call.bodyType ? undefined : call.body,
    recordSchema(call),
  ]),
)
const others: unknown[] = [contract.ErrorCode, contract.FailedMail, contract.Failure, contract.PageMeta]
const named = Object.entries(contract).filter(([, schema]) => inCalls.has(schema) || others.includes(schema))

/** A form of which any field may be sent, but at least one. */
const isChange = (schema: unknown) =>
  Object.values(contract.calls).some(({ method, body }: contract.Call) => method === "PATCH" && body === schema) &&
  schema instanceof z.ZodMiniObject &&
  Object.values(schema.shape).every((field) => field instanceof z.ZodMiniOptional)

const equal = "`confirmPassword` must equal `newPassword`"
// Rules that zod knows as functions, which its JSON schema leaves out.
const rules: Record<string, object> = {
  SetPassword: { description: equal },
  ChangePassword: { description: `${equal}, and that must differ from \`currentPassword\`` },
}
for (const [id, schema] of named) {
  registry.add(schema as z.ZodMiniType, { id, ...(isChange(schema) && { minProperties: 1 }), ...rules[id] })
}

registry.add(contract.Id, { description: "A UUIDv7" })
registry.add(contract.Timestamp, { description: "A moment as ISO text, in UTC", format: "date-time" })

registry.add(contract.Problem.shape.params, { description: "The numbers that the message names, by what they mean" })

const lines = "Plain text. Lines are split by `<br>`, in any spelling, or by line breaks."
registry.add(contract.CreateCertificate.shape.certificationNo, {
  description: "At least one letter or digit. Compared without regard to case and surrounding space.",
  pattern: "[\\p{L}\\p{N}]",
})
// An enum, so that generated clients know the three values; other spellings are accepted all the same.
registry.add(contract.CreateCourse.shape.level, {
  description: "Any case is accepted, and `advanced` for Advance",
  enum: contract.Level.options,
})
registry.add(contract.CreateCourse.shape.curriculum, {
  description: `${lines} A line \`@@\` begins a week; words behind it, after a space, are that week's heading. The points of the week follow, one a line. Without such a line there are no weeks, only points.`,
})
registry.add(contract.AuditEntry.shape.details, {
  description:
    'Of an entry about records JSON: `{"created":[row]}`, `{"changed":{field:[old,new]}}`, `{"deleted":[row]}` or `{"restored":[row],"from":position}`. Otherwise, and in entries from before this format, lines of text.',
})
registry.add(contract.CreateCourse.shape.description, { description: lines })

/** In an address a number is a text of digits; who calls sends a number. */
const whole = { type: "integer", pattern: undefined, minimum: 1 }
registry.add(contract.PageQuery.shape.page, { ...whole, maximum: 1_000_000_000, description: "1 unless said" })
registry.add(contract.PageQuery.shape.limit, {
  ...whole,
  maximum: 100,
  description: "Records on a page, 10 unless said",
})
registry.add(contract.PageQuery.shape.search, { description: "Part of any text that is shown, without regard to case" })

registry.add(contract.UsersQuery.shape.isVerified, {
  description: "Only those who have verified their address, or have not",
})
registry.add(contract.RemoveDemoQuery.shape.edited, { description: "Also those that somebody has changed" })
registry.add(contract.AuditQuery.shape.actor, { description: "Only what the person with this email did" })
registry.add(contract.AuditQuery.shape.kind, { description: "Only what was done to records of this kind" })
registry.add(contract.ExportCertificatesQuery.shape.ids, {
  description: "Only these, with commas between, at most 100",
})

/** An integer without bounds of its own gets those of JavaScript, which say nothing. */
function withoutSafeBounds({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }) {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const making = { schemaRegistry: registry, zodToJsonConfig: { override: withoutSafeBounds } }
export const routeSchemas: SwaggerTransform = createJsonSchemaTransform(making)
export const namedSchemas: SwaggerTransformObject = createJsonSchemaTransformObject(making)
