import swagger from "@fastify/swagger"
import swaggerUi from "@fastify/swagger-ui"
import { Failure, type FailureKind, failures, getOpenApi, isOpenToAll } from "contract"
import { type App, handle } from "#http/handle.ts"
import { callNames, complete, descriptionOf } from "#openapi/document.ts"
import { introduction } from "#openapi/introduction.ts"
import { namedSchemas, routeSchemas } from "#openapi/schemas.ts"

// Swagger's page styles its elements inline; scripts it has only in files.
const policyOfItsPage = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

/** The API's own description, from the same schemas that check the requests, and a page to read and try it. */
export async function describeApi(app: App, cookieName: string) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Prohori", version: "1", description: introduction, license: { name: "Proprietary" } },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: {
          token: { type: "apiKey", in: "header", name: "authorization", description: "The bare token, no scheme" },
          cookie: { type: "apiKey", in: "cookie", name: cookieName, description: "Opens GET alone" },
        },
      },
    },
    transform: routeSchemas,
    transformObject: (made) => complete(namedSchemas(made) as never) as never,
  })
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: policyOfItsPage,
    theme: { title: "Prohori API" },
  })
}

/** Adds to each route of the API what is the same for all of its kind: how it fails, and what it asks for. */
export function describeRoutes(app: App) {
  app.addHook("onRoute", (route) => {
    const call = route.config?.call
    if (!call) return
    const isOpen = isOpenToAll(call)
    const doesRead = call.method === "GET"
    const kinds: FailureKind[] = [
      ...(isOpen ? [] : (["notSignedIn", "notAllowed"] as const)),
      // An address can be refused whatever it leads to.
      "badInput",
      ...(doesRead ? [] : (["tooLarge", "wrongType"] as const)),
      // Too long or not to be read, a parameter names nothing.
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
  handle(app, getOpenApi, async () => ({ ...app.swagger() }))
}
