import type { App } from "../../server/src/http/app-type.ts"

type Original = { url: string; encoding?: string }

/**
 * A route that answers for ever what `original` answers once, with nothing to look up, check or write out: what the same
 * app, with the same hooks, gives at best. Must be added before the app is ready, and taught afterwards.
 */
export function constantRoute(app: App, url: string, original: Original) {
  let headers: Record<string, string> = {}
  let body: string | Buffer = ""
  // The pages' own route switches the plugin off too, for what it keeps is compressed already.
  const isPage = !original.url.startsWith("/api/")
  app.get(url, { schema: { hide: true }, ...(isPage && { compress: false }) }, (_request, reply) => {
    reply.headers(headers).send(body)
  })

  return async function learn() {
    const asked = original.encoding ? { "accept-encoding": original.encoding } : {}
    const answer = await app.inject({ url: original.url, headers: asked })
    if (answer.statusCode !== 200) throw new Error(`${original.url} answered ${answer.statusCode}`)
    const { "content-type": type, "content-encoding": encoding } = answer.headers
    headers = { "content-type": String(type), ...(encoding && { "content-encoding": encoding }) }
    body = isPage ? answer.rawPayload : answer.payload
  }
}
