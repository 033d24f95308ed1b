import type { OpenAPIV3_1 as OpenApi } from "openapi-types"
import type { CallKey } from "#test/calls-by-key.ts"
import { callOf } from "#test/openapi-check.ts"

/** As much of JSON schema as the document has. */
export type Schema = {
  type?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  pattern?: string
  format?: string
}

/** A call as the document tells of it. */
export type DescribedCall = {
  call: CallKey
  method: "GET" | "POST" | "PATCH" | "DELETE"
  /** Its address, with the names of the parameters in braces. */
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
      const asked = parameters.filter((each) => each.in === "query")
      return {
        call: callOf(method, path) as CallKey,
        method: method.toUpperCase() as DescribedCall["method"],
        path,
        query: Object.fromEntries(asked.map(({ name, schema }) => [name, schema as Schema])),
        hasParameter: parameters.some((each) => each.in === "path"),
        mediaType,
        body: media.schema ? formIn(resolved(document, media.schema) as Schema) : null,
        example: media.example,
      }
    }),
  )
}

/** A schema that the document has once, by its name. */
export function resolved({ components }: OpenApi.Document, schema: object): object {
  const name = "$ref" in schema ? String(schema.$ref).split("/").at(-1) : undefined
  return name ? (components?.schemas?.[name] ?? {}) : schema
}

/** A form that may be left out is described as one of two. */
function formIn(schema: Schema): Schema {
  return schema.anyOf?.find((each) => each.properties) ?? schema
}

export const isLink = ({ pattern }: Schema) => pattern?.includes("https?") === true
const isPassword = (name: string) => /password|token/i.test(name)

/** A text that is kept as it is, whatever it says. */
export function isFreeText(name: string, { type, pattern, format, enum: some }: Schema): boolean {
  return type === "string" && !pattern && !format && !some && !isPassword(name) && name !== "id"
}
