import { type Call, type CallName, PageMeta } from "contract"
import * as z from "zod/mini"
import { recordResources, resources } from "#resources/registry.ts"

const firstPage: PageMeta = { total: 24, from: 1, to: 10, page: 1, pages: 3, hasPrevPage: false, hasNextPage: true }

const examples = new Map<unknown, unknown>(resources.flatMap(({ examples = [] }) => examples)).set(PageMeta, firstPage)
const bodies: { readonly [name: string]: unknown } = Object.assign({}, ...resources.map(({ bodies }) => bodies))
const responses: { readonly [name: string]: unknown } = {
  getOpenApi: { openapi: "3.1.0", info: { title: "Prohori", version: "1" }, paths: {} },
  ...Object.assign({}, ...resources.map(({ responses }) => responses)),
}

const moves = new Set<Call | undefined>(Object.values(recordResources).map(({ calls }) => calls.move))

export function exampleBody(name: CallName, call: Call): unknown {
  const { body, bodyType, response } = call
  if (name in bodies || bodyType) return bodies[name]
  if (moves.has(call)) return { place: 1 }
  const { data } = (response ? exampleOf(response) : {}) as { data?: object }
  return body instanceof z.ZodMiniObject && data ? pick(data, Object.keys(body.shape)) : undefined
}

export function exampleResponse(name: CallName, { response, message }: Call): unknown {
  const own = responses[name]
  if (!(response instanceof z.ZodMiniObject)) return own
  const example = exampleOf(response) as { meta?: PageMeta }
  return {
    ...example,
    ...("message" in example && { message }),
    ...(example.meta && { count: example.meta.total }),
    ...(own ?? {}),
  }
}

const constants: Record<string, unknown> = { success: true, message: "", count: 1 }

function exampleOf(schema: unknown): unknown {
  const known = examples.get(schema)
  if (known) return schema instanceof z.ZodMiniObject ? pick(known, Object.keys(schema.shape)) : known
  if (schema instanceof z.ZodMiniArray) return [exampleOf(schema.def.element)]
  if (schema instanceof z.ZodMiniNullable) return exampleOf(schema.def.innerType)
  if (!(schema instanceof z.ZodMiniObject)) return undefined
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, constants[name] ?? exampleOf(field)])
  return Object.fromEntries(fields)
}

const pick = (record: object, fields: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)))
