import {
  type Call,
  type CallLimit,
  type CallName,
  decodeProblem,
  describeProblem,
  type FailureKind,
  failures,
  getOpenApi,
  ownOf,
  type PlainCode,
} from "contract"
import type { OpenAPIV3_1 as OpenApi } from "openapi-types"
import * as z from "zod/mini"
import { failureOf } from "#errors.ts"
import { hasEtag, maxBodyBytes } from "#http/handle.ts"
import { exampleResponse } from "#openapi/examples.ts"

/** The meaning of each failure, and its error code in the example if the call declares none. */
const failureMeanings: Record<FailureKind, [meaning: string, code: PlainCode]> = {
  badInput: ["The request is invalid; `errors` names the fields", "badInput"],
  notSignedIn: ["Not signed in, or the session has ended", "notSignedIn"],
  notAllowed: [
    "The role of the user does not allow this call, or the user must choose a new password first",
    "notAllowed",
  ],
  notFound: ["The record does not exist", "addressNotFound"],
  wrongMethod: ["The path does not support this method; the header `allow` lists those that it does", "wrongMethod"],
  conflict: ["The record already exists, or its state does not allow this change", "alreadyThere"],
  gone: ["The record is no longer valid", "certificateRevoked"],
  editConflict: ["The record has changed since the state that If-Match names", "editConflict"],
  tooLarge: ["The body is too large", "tooLarge"],
  wrongType: ["The content type is not accepted, or the body is compressed", "wrongType"],
  tooMany: ["Too many requests of this kind", "tooMany"],
  broken: ["Internal server error", "broken"],
  busy: [
    "The server is overloaded, starting or shutting down, or a dependency is unavailable: the database, the image storage, or disk space",
    "busy",
  ],
}

export const headers = {
  "x-request-id": {
    description: "The id of this request in the server's log",
    schema: { type: "string", format: "uuid" },
  },
  etag: { description: "The version of the response, for If-Match or If-None-Match", schema: { type: "string" } },
  "retry-after": { description: "Seconds to wait before a retry", schema: { type: "integer", minimum: 0 } },
} as const satisfies OpenApi.ComponentsObject["headers"]

const refTo = (...names: (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

export type Responses = Record<string, OpenApi.ResponseObject>

/** Whether the response can be revalidated with If-None-Match. */
const isCached = (call: Call) => {
  const { isCached = call === getOpenApi, responseType = "text/csv" } = call
  return isCached || (responseType !== "text/csv" && responseType !== "application/zip")
}

/** No 304 for a single record: its ETag names its state, but not the URLs of its images. */
export const canBeRevalidated = (call: Call) => isCached(call) && !hasEtag(call)

export function describeResponses(declared: Responses, name: CallName, call: Call): Responses {
  const responses: Responses = { ...declared }
  const etag = isCached(call) || hasEtag(call) ? refTo("etag") : {}
  const types = [call.responseType ?? []].flat()
  if (types.length > 0)
    responses[200] ??= { description: "", content: Object.fromEntries(types.map((type) => [type, {}])) }
  for (const [status, response] of Object.entries(responses)) {
    const kind = (Object.keys(failures) as FailureKind[]).find((each) => failures[each] === Number(status))
    responses[status] = kind
      ? describeFailure(kind, call)
      : {
          description: status === "201" ? "Created" : "Success",
          headers: { ...refTo("x-request-id"), ...etag },
          content: withExample(response.content, exampleResponse(name, call)),
        }
  }
  if (canBeRevalidated(call)) responses[304] = { description: "Not modified", headers: refTo("x-request-id", "etag") }
  return responses
}

/** The body of a file is a string, whatever schema zod generates for it. */
export function withExample(content: OpenApi.ResponseObject["content"], example: unknown) {
  const added = {
    ...(typeof example === "string" && { schema: { type: "string" as const } }),
    ...(example !== undefined && { example }),
  }
  return Object.fromEntries(Object.entries(content ?? {}).map(([type, media]) => [type, { ...media, ...added }]))
}

function describeFailure(kind: FailureKind, call: Call): OpenApi.ResponseObject {
  const { errors: ownCodes } = call
  const [meaning, code] = failureMeanings[kind]
  const maxSize = `${(maxBodyBytes(call) / 1024).toLocaleString("en")} KiB`
  const descriptions: Partial<Record<FailureKind, string>> = {
    tooLarge: `The body is larger than ${maxSize}`,
    ...(call.limit && { tooMany: limitText(call.limit) }),
    ...(ownOf(call) && { notFound: "The record does not exist, or is not yours" }),
  }
  const errors = kind === "badInput" && !ownCodes?.badInput ? validationExample(call) : []
  const problem = errors[0] ?? { code: ownCodes?.[kind] ?? code }
  const example = failureOf(problem, errors.length > 0 ? errors : undefined)
  const isTemporary = kind === "tooMany" || kind === "busy"
  return {
    description: descriptions[kind] ?? meaning,
    headers: isTemporary ? refTo("x-request-id", "retry-after") : refTo("x-request-id"),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" }, example } },
  }
}

const owners = { account: "one account", record: "one account for one record", network: "one network" }

const limitText = ({ per, max, minutes }: CallLimit) =>
  `More than ${max} requests in ${minutes === 1 ? "a minute" : `${minutes} minutes`} from ${owners[per]}`

/** An example of a validation error: the first field of an empty form, or page 0 of a list. */
function validationExample({ body, query }: Call) {
  const [schema, value] = body ? [body, {}] : [query, { page: "0" }]
  const issue = schema && z.core.safeParse(schema, value).error?.issues[0]
  const problem = decodeProblem(issue?.message ?? "")
  return issue?.path[0] === undefined || !problem ? [] : [{ field: issue.path.join("."), ...describeProblem(problem) }]
}
