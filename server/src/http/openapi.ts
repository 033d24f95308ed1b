import swagger from "@fastify/swagger"
import swaggerUi from "@fastify/swagger-ui"
import { Failure, isOpenToAll } from "contract"
import { jsonSchemaTransform } from "fastify-type-provider-zod"
import type { App } from "#http/app-type.ts"

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
export async function describeApi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Prohori", version: "1", description: "The JSON API of Prohori." },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: {
          token: { type: "apiKey", in: "header", name: "authorization", description: "The bare token, no scheme" },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    transformStaticCSP: () => policyOfItsPage,
    theme: { title: "Prohori API" },
  })
}

/** Adds to each route of the API what is the same for all: how it fails, and what it asks for. */
export function describeRoutes(app: App, prefix: string) {
  app.addHook("onRoute", (route) => {
    const path = route.url.slice(prefix.length)
    const isOpen = isOpenToAll(`${route.method} ${path}`)
    route.schema = {
      ...route.schema,
      response: { ...(route.schema?.response as object), "4xx": Failure, "5xx": Failure },
      security: isOpen ? [] : [{ token: [] }],
      tags: [path.split("/")[1] ?? ""],
    }
  })
  app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger())
}
