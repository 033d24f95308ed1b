import { type Call, isCall } from "contract"
import type { RouteOptions } from "fastify"
import type { OpenAPIV3_1 as OpenApi } from "openapi-types"
import * as z from "zod/mini"
import { describeAnswers, headers, isKept, type Responses, withExample } from "#openapi/answers.ts"
import { examplesOfAccounts } from "#openapi/examples-accounts.ts"
import { examplesOfContent } from "#openapi/examples-content.ts"
import { examplesOfOffice } from "#openapi/examples-office.ts"
import type { Examples } from "#openapi/examples-shape.ts"
import { words } from "#openapi/words.ts"

const examples: Record<Call, Examples> = { ...examplesOfAccounts, ...examplesOfContent, ...examplesOfOffice }

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

/** The document as it is made from the routes, and what people and programs need besides. */
export function complete(document: OpenApi.Document, routes: ReadonlyMap<string, RouteOptions>): OpenApi.Document {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item ?? {}) as [string, OpenApi.OperationObject][]) {
      const call = callOf(method, path)
      const route = routes.get(call)
      if (route && isCall(call)) describeCall(operation, call, route)
    }
  }
  document.components = { ...document.components, headers }
  return { ...document, components: { ...document.components, schemas: usedSchemas(document) } }
}

/** A path of the document as the access table writes it. */
export function callOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, ":$1")}`
}

function describeCall(operation: OpenApi.OperationObject, call: Call, route: RouteOptions) {
  const [operationId, summary, description] = words[call]
  operation.operationId = operationId
  operation.summary = summary
  if (description) operation.description = description
  operation.responses = describeAnswers(operation.responses as Responses, route, examples[call])
  const parameters = [
    ...(operation.parameters ?? []),
    ...(operation.responses[412] ? [ifMatch] : []),
    ...(isKept(route) ? [ifNoneMatch] : []),
  ]
  if (parameters.length > 0) operation.parameters = parameters
  const requestBody = operation.requestBody as OpenApi.RequestBodyObject | undefined
  if (!requestBody) return
  const { body, consumes } = route.schema ?? {}
  const mayBeLeftOut = body instanceof z.core.$ZodType && z.core.safeParse(body, undefined).success
  requestBody.required = consumes !== undefined || !mayBeLeftOut
  for (const [type, media] of Object.entries(requestBody.content)) {
    requestBody.content[type] = withExample(media, examples[call].body)
  }
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
