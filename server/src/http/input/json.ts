import { isUtf8 } from "node:buffer"
import { badInput } from "#errors.ts"
import type { App } from "#http/handle.ts"

/** Parses JSON only: a text body could be a simple cross-site request, sent without CORS preflight. An empty body is no body, not bad JSON. */
export function parseJson(app: App) {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser("error", "error")
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    // Bytes that are not UTF-8 would be stored as replacement characters.
    if (isTooDeep(body as Buffer) || !isUtf8(body as Buffer)) return done(badInput("badJson"))
    void parse(request, body.toString(), done)
  })
}

const [quote, backslash] = [0x22, 0x5c]
const isOpening = (code: number) => code === 0x5b || code === 0x7b
const isClosing = (code: number) => code === 0x5d || code === 0x7d

/** Forms nest two levels at most; JSON.parse takes a hundred times longer for brackets alone than for texts. */
const maxDepth = 16

/** Scans the bytes once, without parsing. Invalid JSON may pass here; the parser rejects it. */
export function isTooDeep(json: Uint8Array): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < json.length; index++) {
    const code = json[index] ?? 0
    if (isInString) {
      if (code === backslash) index++
      else if (code === quote) isInString = false
    } else if (code === quote) isInString = true
    else if (isOpening(code)) {
      if (++depth > maxDepth) return true
    } else if (isClosing(code)) depth--
  }
  return false
}
