import type { OpenAPIV3_1 as OpenApi } from "openapi-types"

/** A request that a client sent, and its response. */
export type Exchange = { method: string; url: string; status: number; headers: Record<string, unknown> }

type Operation = {
  pathPattern: RegExp
  path: string
  method: string
  responses: Record<string, OpenApi.ResponseObject>
}

function operationsOf({ paths = {} }: OpenApi.Document): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OpenApi.OperationObject>).map(([method, { responses }]) => ({
      pathPattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]*")}$`),
      path,
      method,
      responses: responses as Operation["responses"],
    })),
  )
}

/** Finds statuses and headers that the document does not describe. HEAD is described by GET. */
export function undocumentedBy(document: OpenApi.Document) {
  const operations = operationsOf(document)
  return ({ method, url, status, headers }: Exchange): string[] => {
    const describedMethod = method === "HEAD" ? "get" : method.toLowerCase()
    const path = url.split("?")[0] ?? ""
    const operation = operations.find((each) => each.method === describedMethod && each.pathPattern.test(path))
    if (!operation) return []
    const call = `${method} ${operation.path}`
    const response = operation.responses[status]
    if (!response) return [`${call} returns ${status}`]
    const sent = ["etag", "retry-after"].filter((name) => headers[name] !== undefined && !response.headers?.[name])
    return sent.map((name) => `${call} returns ${status} with ${name}`)
  }
}

/** Converts a method and path of the document to the key of a call. */
export function callOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, ":$1")}`
}
