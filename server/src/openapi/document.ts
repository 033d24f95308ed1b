import { type Call, type CallName, calls } from "contract"
import type { OpenAPIV3_1 as OpenApi } from "openapi-types"
import * as z from "zod/mini"
import { exampleBody } from "#openapi/examples.ts"
import { canBeRevalidated, describeResponses, headers, type Responses, withExample } from "#openapi/responses.ts"

/** The operationId of each call. */
export const callNames = new Map(Object.entries(calls).map(([name, call]) => [call as Call, name as CallName]))

const ifMatch = {
  in: "header",
  name: "If-Match",
  description:
    "The ETag of the record that this change is based on. If the record has changed since, nothing is changed and the response is 412.",
  schema: { type: "string" },
  example: '"2026-11-16T04:30:00.000Z"',
} as const satisfies OpenApi.ParameterObject

const ifNoneMatch = {
  in: "header",
  name: "If-None-Match",
  description: "The ETag of a cached response. If it is still current, the response is 304 without a body.",
  schema: { type: "string" },
  example: 'W/"rQvBz0V1cXkT5mYw2nHs8aLdE4o"',
} as const satisfies OpenApi.ParameterObject

const csvDescription = "A CSV file in UTF-8 with a byte order mark. The first line names the columns."
const pageDescription =
  "A page past the end is empty: `data` is `[]`, and `from` and `to` in `meta` are 0. An invalid `page` returns 400."

const changeDescription = "Fields that are not sent keep their values; send at least one."
const toggleDescription =
  "No request body: each call toggles the value. Send `If-Match` with the ETag of the record to avoid toggling twice: if somebody else has changed it, the response is 412 and nothing changes."

export function descriptionOf({ description, method, body, response, responseType }: Call): string | undefined {
  if (description) return description
  if (method === "PATCH") return body ? changeDescription : toggleDescription
  if (responseType === "text/csv") return csvDescription
  return response instanceof z.ZodMiniObject && "meta" in response.shape ? pageDescription : undefined
}

/** Completes the document generated from the routes: descriptions, headers, examples, named schemas. */
export function complete(document: OpenApi.Document): OpenApi.Document {
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(item ?? {}) as OpenApi.OperationObject[]) {
      const name = operation.operationId as CallName
      describeCall(operation, name, calls[name])
    }
  }
  return { ...document, components: { ...document.components, headers, schemas: usedSchemas(document) } }
}

function describeCall(operation: OpenApi.OperationObject, name: CallName, call: Call) {
  operation.responses = describeResponses(operation.responses as Responses, name, call)
  const parameters = [
    ...(operation.parameters ?? []),
    ...(operation.responses[412] ? [ifMatch] : []),
    ...(canBeRevalidated(call) ? [ifNoneMatch] : []),
  ]
  if (parameters.length > 0) operation.parameters = parameters
  const requestBody = operation.requestBody as OpenApi.RequestBodyObject | undefined
  if (!requestBody) return
  const isOptional = call.body && z.core.safeParse(call.body, undefined).success
  requestBody.required = call.bodyType !== undefined || !isOptional
  requestBody.content = withExample(requestBody.content, exampleBody(name, call))
}

/** Zod names each schema twice, for requests and for responses; schemas without a reference are left out. */
function usedSchemas({ components, paths }: OpenApi.Document) {
  const schemas = components?.schemas ?? {}
  const used = new Set<string>()
  const follow = (part: unknown) => {
    for (const [, name = ""] of JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      follow(schemas[name])
    }
  }
  follow(paths)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}
