import {
  type Call,
  type CallName,
  decodeProblem,
  describeProblem,
  type FailureKind,
  failures,
  type PlainCode,
} from "contract"
import type { OpenAPIV3_1 as OpenApi } from "openapi-types"
import * as z from "zod/mini"
import { failureOf } from "#errors.ts"
import { hasEtag, maxBodyBytes } from "#http/handle.ts"
import { exampleResponse } from "#openapi/examples.ts"

/** What a status means, and what it says where a call has no words of its own. */
const failing: Record<FailureKind, [meaning: string, code: PlainCode]> = {
  badInput: ["What was sent is refused; `errors` names the fields", "badInput"],
  notSignedIn: ["Nobody is signed in, or the session has ended", "notSignedIn"],
  notAllowed: ["Not for the role of who asks; or they must choose a new password first", "notAllowed"],
  notFound: ["There is no such record", "addressNotFound"],
  wrongMethod: ["The address is not called by this method; `allow` names those that it is", "wrongMethod"],
  conflict: ["It exists already, or must stay as it is", "alreadyThere"],
  changedMeanwhile: ["The record is no longer in the state that If-Match names", "changedMeanwhile"],
  tooLarge: ["The body is too large", "tooLarge"],
  wrongType: ["The body is of a type that this call does not read, or compressed", "wrongType"],
  tooMany: ["Too many requests of this kind", "tooMany"],
  broken: ["Something went wrong on the server's side", "broken"],
  busy: [
    "The server is busy, starting or closing, or what the call needs is away: the database, storage for images, room to save",
    "busy",
  ],
}

/** The headers of answers that mean something to whoever calls. */
export const headers = {
  "x-request-id": { description: "Stands in the server's log too", schema: { type: "string", format: "uuid" } },
  etag: { description: "The state of what is answered, for If-Match or If-None-Match", schema: { type: "string" } },
  "retry-after": { description: "Seconds after which to try again", schema: { type: "integer", minimum: 0 } },
} as const satisfies OpenApi.ComponentsObject["headers"]

const refTo = (...names: (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

export type Responses = Record<string, OpenApi.ResponseObject>

/** Whether who has an answer already may ask if it is still the newest. */
const isCached = ({ isCached = false, responseType }: Call) => isCached || responseType === "image/webp"

/** One record's ETag names its state alone, not the address of its images: it is always sent whole. */
export const mayBeUnchanged = (call: Call) => isCached(call) && !hasEtag(call)

/** Gives each answer its meaning, headers and an example. */
export function describeAnswers(made: Responses, name: CallName, call: Call): Responses {
  const responses: Responses = { ...made }
  const etag = isCached(call) || hasEtag(call) ? refTo("etag") : {}
  if (call.responseType) responses[200] ??= { description: "", content: { [call.responseType]: {} } }
  for (const [status, response] of Object.entries(responses)) {
    const kind = (Object.keys(failures) as FailureKind[]).find((each) => failures[each] === Number(status))
    responses[status] = kind
      ? describeFailure(kind, call)
      : {
          description: status === "201" ? "Made" : "Done",
          headers: { ...refTo("x-request-id"), ...etag },
          content: withExample(response.content, exampleResponse(name, call)),
        }
  }
  if (mayBeUnchanged(call)) {
    responses[304] = { description: "Nothing has changed", headers: refTo("x-request-id", "etag") }
  }
  return responses
}

/** What stands in a file is a text, whatever zod may make of it. */
export function withExample(content: OpenApi.ResponseObject["content"], example: unknown) {
  const added = {
    ...(typeof example === "string" && { schema: { type: "string" as const } }),
    ...(example !== undefined && { example }),
  }
  return Object.fromEntries(Object.entries(content ?? {}).map(([type, media]) => [type, { ...media, ...added }]))
}

function describeFailure(kind: FailureKind, call: Call): OpenApi.ResponseObject {
  const { errors: own } = call
  const [meaning, code] = failing[kind]
  const maxSize = `${(maxBodyBytes(call) / 1024).toLocaleString("en")} KiB`
  const description = kind === "tooLarge" ? `The body is larger than ${maxSize}` : meaning
  const errors = kind === "badInput" && !own?.badInput ? faultIn(call) : []
  const problem = errors[0] ?? { code: own?.[kind] ?? code }
  const example = failureOf(problem, errors.length > 0 ? errors : undefined)
  const isTemporary = kind === "tooMany" || kind === "busy"
  return {
    description,
    headers: isTemporary ? refTo("x-request-id", "retry-after") : refTo("x-request-id"),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" }, example } },
  }
}

/** What is said of the first field when nothing is filled in, or of a page that there cannot be. */
function faultIn({ body, query }: Call) {
  const [asked, sent] = body ? [body, {}] : [query, { page: "0" }]
  const issue = asked && z.core.safeParse(asked, sent).error?.issues[0]
  const problem = decodeProblem(issue?.message ?? "")
  return issue?.path[0] === undefined || !problem ? [] : [{ field: issue.path.join("."), ...describeProblem(problem) }]
}
