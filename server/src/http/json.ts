import { badInput } from "#errors.ts"
import type { App } from "#http/app-type.ts"
import { isTooDeep } from "#http/json-depth.ts"

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** JSON alone is read (a text body would be a simple cross-site request), and no body at all is none, not bad JSON. */
export function forgivingJson(app: App) {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser("error", "error")
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    const text = isTooDeep(body as Buffer) ? null : textOf(body as Buffer)
    if (text === null) done(badInput("badJson"))
    else void parse(request, text, done)
  })
}

/** Bytes of another encoding would be kept as question marks. */
function textOf(body: Buffer): string | null {
  try {
    return utf8.decode(body)
  } catch {
    return null
  }
}
