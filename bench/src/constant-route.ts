import type { App } from "../../server/src/http/handle.ts"
import { constantOf, type Original, originals } from "./measured-addresses.ts"

/** Sent with what is kept, so that both sides have the same to write. */
const keptHeaders = ["cache-control", "etag", "vary"]

/**
 * A route that answers for ever what the original answers once, with nothing to look up, check or write out: what the same
 * app, with the same hooks, gives at best. Must be added before the app is ready, and taught afterwards.
 */
export function constantRoute(app: App, original: Original) {
  const { url, kept, encoding } = { encoding: undefined, ...originals[original] }
  let headers: Record<string, string> = {}
  let body: string | Buffer = ""
  // Routes whose answers are kept switch the plugin off too, for what they send is compressed already.
  const options = { schema: { hide: true }, ...(kept && { compress: false as const }) }
  app.get(constantOf(original), options, (_request, reply) => {
    reply.headers(headers).send(body)
  })

  return async function learn() {
    const answer = await app.inject({ url, headers: encoding ? { "accept-encoding": encoding } : {} })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
    const names = ["content-type", "content-encoding", ...(kept ? keptHeaders : [])]
    headers = Object.fromEntries(
      names.flatMap((name) => (answer.headers[name] ? [[name, String(answer.headers[name])]] : [])),
    )
    body = kept ? answer.rawPayload : answer.payload
  }
}
