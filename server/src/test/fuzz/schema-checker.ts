import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"
import type { OpenAPIV3_1 as OpenApi } from "openapi-types"

type SchemaChecker = (schema: object, value: unknown) => readonly ErrorObject[]

const checkers = new Map<string, SchemaChecker>()

/** Finds what is wrong in a value by a schema of the document. Apps with the same document share the compiled schemas. */
export function schemaCheckerOf(document: OpenApi.Document): SchemaChecker {
  const text = JSON.stringify(document)
  const checker = checkers.get(text) ?? compileSchemasOf(document)
  checkers.set(text, checker)
  return checker
}

/** Many responses have the same schema, and compiling it takes most of the time. */
function compileSchemasOf(document: OpenApi.Document): SchemaChecker {
  // The whole document is added as a schema, so that its references can be resolved.
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ ...document, $id: "api" })
  const compiled = new Map<string, ValidateFunction>()
  return (schema, value) => {
    const absolute = JSON.stringify(schema).replaceAll('"#/', '"api#/')
    const validate = compiled.get(absolute) ?? ajv.compile(JSON.parse(absolute))
    compiled.set(absolute, validate)
    return validate(value) ? [] : (validate.errors ?? [])
  }
}
