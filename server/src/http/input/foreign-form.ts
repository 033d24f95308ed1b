import { type App, defaultBodyBytes } from "#http/handle.ts"
import { limitBodies } from "#http/limits/body-limits.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** True for a form that another system posts: it may not come again, so it is among the last requests to be shed. */
    isForeignForm?: boolean
  }
}

const headers = { "x-robots-tag": "noindex", "cache-control": "no-store", "referrer-policy": "no-referrer" }

/**
 * Routes to which other systems post forms: mail programs, payment gateways. They are outside of `/api`: no session is read or
 * started, so a handler trusts only the token in the URL and what it can prove otherwise. The body of a POST is its fields.
 */
export async function foreignForms(app: App, addRoutes: (scope: App) => void) {
  await app.register(async (scope: App) => {
    limitBodies(scope)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: defaultBodyBytes }, (request, body, done) =>
      done(null, fieldsOf(request.headers["content-type"], String(body))),
    )
    scope.addHook("onRoute", (route) => {
      route.schema = { hide: true }
      route.config = { ...route.config, isForeignForm: route.method === "POST" }
    })
    scope.addHook("onRequest", (_request, reply, done) => {
      reply.headers(headers)
      done()
    })
    addRoutes(scope)
  })
}

/** A form of another type has no fields. */
const fieldsOf = (contentType: string | undefined, body: string) =>
  new URLSearchParams(/^application\/x-www-form-urlencoded\b/i.test(contentType ?? "") ? body : "")
