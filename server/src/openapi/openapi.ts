import files from "@fastify/static"
import swagger from "@fastify/swagger"
import { Failure, type FailureKind, failures, getOpenApi, isOpenToAll } from "contract"
import { type CachedResponse, cachedResponse } from "#http/cache/response-cache.ts"
import { type App, handle } from "#http/handle.ts"
import { callNames, complete, descriptionOf } from "#openapi/document.ts"
import { introduction } from "#openapi/introduction.ts"
import { namedSchemas, routeSchemas } from "#openapi/schemas.ts"

// Swagger UI uses inline styles, but no inline scripts.
const docsPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

/** Generates the API description from the schemas that validate the requests, and serves a page that shows it. */
export async function describeApi(app: App, cookieName: string, docsFolder: string) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Prohori", version: "1", description: introduction, license: { name: "Proprietary" } },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: {
          token: { type: "apiKey", in: "header", name: "authorization", description: "The token, without a scheme" },
          cookie: { type: "apiKey", in: "cookie", name: cookieName, description: "Authorizes only GET and HEAD" },
        },
      },
    },
    transform: routeSchemas,
    transformObject: (document) => complete(namedSchemas(document) as never) as never,
  })
  await app.register(files, {
    root: docsFolder,
    prefix: "/api/docs/",
    // One route per file: nobody can ask for a name that does not exist, and wait for the disk.
    wildcard: false,
    globIgnore: ["**/*.{br,gz}"],
    preCompressed: true,
    redirect: true,
    decorateReply: false,
    schemaHide: true,
    setHeaders: (reply) => reply.header("content-security-policy", docsPagePolicy),
  })
}

/** Adds to each route what follows from its call: failures, security, operationId and tags. */
export function describeRoutes(app: App) {
  app.addHook("onRoute", (route) => {
    const call = route.config?.call
    if (!call) return
    const isOpen = isOpenToAll(call)
    const doesRead = call.method === "GET"
    const kinds: FailureKind[] = [
      ...(isOpen ? [] : (["notSignedIn", "notAllowed"] as const)),
      // Every URL can be malformed.
      "badInput",
      ...(doesRead ? [] : (["tooLarge", "wrongType"] as const)),
      // A path parameter that is too long or unreadable matches no record.
      ...(route.schema?.params ? (["notFound"] as const) : []),
      ...(Object.keys(call.errors ?? {}) as FailureKind[]),
      ...(["tooMany", "broken", "busy"] as const),
    ]
    const response = Object.fromEntries(kinds.map((kind) => [failures[kind], Failure]))
    const description = descriptionOf(call)
    route.schema = {
      ...route.schema,
      operationId: callNames.get(call),
      summary: call.summary,
      ...(description && { description }),
      response: { ...(route.schema?.response as object), ...response },
      security: isOpen ? [] : [{ token: [] }, ...(doesRead ? [{ cookie: [] }] : [])],
      tags: [call.path.split("/")[1] ?? ""],
    }
  })
  // The routes do not change after the start. The text is 950 KB long, so it is written and compressed once.
  let document: CachedResponse | undefined
  handle(app, getOpenApi, async (request, reply) => {
    const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" }
    document ??= cachedResponse({ text: JSON.stringify(app.swagger()), topics: [], headers })
    return reply.send(document.encode(request, reply))
  })
}
