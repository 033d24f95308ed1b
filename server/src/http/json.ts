import type { App } from "#http/app-type.ts"

/** JSON alone is read (a text body would be a simple cross-site request), and no body at all is none, not bad JSON. */
export function forgivingJson(app: App) {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser("error", "error")
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined)
    else void parse(request, String(body), done)
  })
}
