import { isUtf8 } from "node:buffer"
import { badInput } from "#errors.ts"
import type { App } from "#http/handle.ts"

/** JSON alone is read (a text body would be a simple cross-site request), and no body at all is none, not bad JSON. */
export function parseJson(app: App) {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser("error", "error")
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    // Bytes of another encoding would be kept as question marks.
    if (isTooDeep(body as Buffer) || !isUtf8(body as Buffer)) return done(badInput("badJson"))
    void parse(request, body.toString(), done)
  })
}

const [quote, backslash] = [0x22, 0x5c]
const isOpening = (code: number) => code === 0x5b || code === 0x7b
const isClosing = (code: number) => code === 0x5d || code === 0x7d

/** Forms nest no deeper than two levels; JSON.parse takes a hundred times longer for brackets alone than for texts. */
const maxDepth = 16

/** In one pass over the bytes, without parsing them: what is no JSON at all is refused afterwards. */
export function isTooDeep(json: Uint8Array): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const code = json[at] ?? 0
    if (isInText) {
      if (code === backslash) at++
      else if (code === quote) isInText = false
    } else if (code === quote) isInText = true
    else if (isOpening(code)) {
      if (++depth > maxDepth) return true
    } else if (isClosing(code)) depth--
  }
  return false
}
