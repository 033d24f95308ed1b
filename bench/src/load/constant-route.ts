import { constantOf, type Original, originals } from "#browser/measured-urls.ts"
import type { App } from "../../../server/src/http/handle.ts"

/** Cached responses have these headers; the constant one gets them too, so that both sides write the same. */
const cacheHeaders = ["cache-control", "etag", "vary"]

/**
 * A route that always sends a copy of one response of the original, without lookup, validation or serialization: the best
 * that the same app with the same hooks can do. Add it before the app is ready; then call the function it returns, to copy.
 */
export function constantRoute(app: App, original: Original) {
  const { url, isCached, encoding } = { encoding: undefined, ...originals[original] }
  let headers: Record<string, string> = {}
  let body: string | Buffer = ""
  app.get(constantOf(original), { schema: { hide: true } }, (_request, reply) => {
    reply.headers(headers).send(body)
  })

  return async function copyOriginal() {
    const response = await app.inject({ url, headers: encoding ? { "accept-encoding": encoding } : {} })
    if (response.statusCode !== 200) throw new Error(`${url} responded ${response.statusCode}`)
    const names = ["content-type", "content-encoding", ...(isCached ? cacheHeaders : [])]
    headers = Object.fromEntries(
      names.flatMap((name) => (response.headers[name] ? [[name, String(response.headers[name])]] : [])),
    )
    body = isCached ? response.rawPayload : response.payload
  }
}
