import { type Call, type CallName, calls } from "contract"
import type { OpenAPIV3_1 as OpenApi } from "openapi-types"
import * as z from "zod/mini"
import { describeAnswers, headers, mayBeUnchanged, type Responses, withExample } from "#openapi/answers.ts"
import { exampleBody } from "#openapi/examples.ts"

/** By which each call stands in the document. */
export const callNames = new Map(Object.entries(calls).map(([name, call]) => [call as Call, name as CallName]))

const ifMatch = {
  in: "header",
  name: "If-Match",
  description: "The ETag of the state that was seen. Has somebody changed it since, it stays as it is: 412.",
  schema: { type: "string" },
  example: '"2026-11-16T04:30:00.000Z"',
} as const satisfies OpenApi.ParameterObject

const ifNoneMatch = {
  in: "header",
  name: "If-None-Match",
  description: "The ETag of an answer that is still at hand. If it is the newest: 304, without a body.",
  schema: { type: "string" },
  example: 'W/"rQvBz0V1cXkT5mYw2nHs8aLdE4o"',
} as const satisfies OpenApi.ParameterObject

const csvDescription = "A CSV file in UTF-8, with a byte order mark, and a first line that names the columns."
const pageDescription =
  "A page past the end is empty: `data` is `[]`, and `from` and `to` in `meta` are 0. A bad `page` is a 400."

const changeDescription = "Fields that are not sent stay as they are; at least one is sent."
const toggleDescription =
  "Carries no body: each call turns the value into its opposite. Send `If-Match` with the ETag of the record that you looked at: when somebody else was quicker, the answer is 412 and nothing changes."

export function descriptionOf({ description, method, body, response, responseType }: Call): string | undefined {
  if (description) return description
  if (method === "PATCH") return body ? changeDescription : toggleDescription
  if (responseType === "text/csv") return csvDescription
  return response instanceof z.ZodMiniObject && "meta" in response.shape ? pageDescription : undefined
}

/** The document as it is made from the routes, and what people and programs need besides. */
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
  operation.responses = describeAnswers(operation.responses as Responses, name, call)
  const parameters = [
    ...(operation.parameters ?? []),
    ...(operation.responses[412] ? [ifMatch] : []),
    ...(mayBeUnchanged(call) ? [ifNoneMatch] : []),
  ]
  if (parameters.length > 0) operation.parameters = parameters
  const requestBody = operation.requestBody as OpenApi.RequestBodyObject | undefined
  if (!requestBody) return
  const mayBeLeftOut = call.body && z.core.safeParse(call.body, undefined).success
  requestBody.required = call.bodyType !== undefined || !mayBeLeftOut
  requestBody.content = withExample(requestBody.content, exampleBody(name, call))
}

/** Zod names each schema twice, as it is sent and as it is answered; what nobody refers to is left out. */
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
