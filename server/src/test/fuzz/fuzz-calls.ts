import type { OpenAPIV3_1 as OpenApi } from "openapi-types"
import type { CallKey } from "#test/calls-by-key.ts"
import { callOf } from "#test/fuzz/openapi-check.ts"

/** The part of JSON Schema that the document uses. */
export type Schema = {
  type?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  additionalProperties?: unknown
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  minLength?: number
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  pattern?: string
  format?: string
}

/** A call as the OpenAPI document describes it. */
export type DescribedCall = {
  call: CallKey
  method: "GET" | "POST" | "PATCH" | "DELETE"
  /** Parameter names are in braces. */
  path: string
  query: Record<string, Schema>
  hasParameter: boolean
  mediaType: string | null
  body: Schema | null
  example: unknown
}

export function describedCalls(document: OpenApi.Document): DescribedCall[] {
  const { paths = {} } = document
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OpenApi.OperationObject>).map(([method, operation]) => {
      const parameters = (operation.parameters ?? []) as OpenApi.ParameterObject[]
      const { content = {} } = (operation.requestBody ?? {}) as Partial<OpenApi.RequestBodyObject>
      const [mediaType, media] = Object.entries(content)[0] ?? [null, {}]
      const queryParameters = parameters.filter((each) => each.in === "query")
      return {
        call: callOf(method, path) as CallKey,
        method: method.toUpperCase() as DescribedCall["method"],
        path,
        query: Object.fromEntries(queryParameters.map(({ name, schema }) => [name, schema as Schema])),
        hasParameter: parameters.some((each) => each.in === "path"),
        mediaType,
        body: media.schema ? formIn(resolved(document, media.schema) as Schema) : null,
        example: media.example,
      }
    }),
  )
}

/** Resolves a reference to a named schema of the document. */
export function resolved({ components }: OpenApi.Document, schema: object): object {
  const name = "$ref" in schema ? String(schema.$ref).split("/").at(-1) : undefined
  return name ? (components?.schemas?.[name] ?? {}) : schema
}

/** An optional body is described by `anyOf`: take the form. */
function formIn(schema: Schema): Schema {
  return schema.anyOf?.find((each) => each.properties) ?? schema
}

export const isLink = ({ pattern }: Schema) => pattern?.includes("https?") === true
const isPassword = (name: string) => /password|token/i.test(name)

/** Whether a field accepts any text and stores it unchanged. */
export function isFreeText(name: string, { type, pattern, format, enum: some }: Schema): boolean {
  return type === "string" && !pattern && !format && !some && !isPassword(name) && name !== "id"
}
