import type { OpenAPIV3_1 as OpenApi } from "openapi-types"

/** What a client met. */
export type Met = { method: string; url: string; status: number; headers: Record<string, unknown> }

type Operation = { isAt: RegExp; path: string; method: string; responses: Record<string, OpenApi.ResponseObject> }

function operationsOf({ paths = {} }: OpenApi.Document): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OpenApi.OperationObject>).map(([method, { responses }]) => ({
      isAt: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]*")}$`),
      path,
      method,
      responses: responses as Operation["responses"],
    })),
  )
}

/** Finds what of an answer the document does not tell. HEAD is described where GET is. */
export function undocumentedBy(document: OpenApi.Document) {
  const operations = operationsOf(document)
  return ({ method, url, status, headers }: Met): string[] => {
    const asked = method === "HEAD" ? "get" : method.toLowerCase()
    const address = url.split("?")[0] ?? ""
    const operation = operations.find((each) => each.method === asked && each.isAt.test(address))
    if (!operation) return []
    const call = `${method} ${operation.path}`
    const answer = operation.responses[status]
    if (!answer) return [`${call} answers ${status}`]
    const sent = ["etag", "retry-after"].filter((name) => headers[name] !== undefined && !answer.headers?.[name])
    return sent.map((name) => `${call} answers ${status} with ${name}`)
  }
}

/** A path of the document as the access table writes it. */
export function callOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, ":$1")}`
}
