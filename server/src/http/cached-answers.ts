import { isOpenToAll, keyOf, type Topic } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { App } from "#http/handle.ts"
import { cachedResponse, type ResponseCache } from "#http/response-cache.ts"

const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" }

/** Answers cached calls from memory, with an ETag, until something of theirs changes. */
export function cacheAnswers(app: App, cache: ResponseCache) {
  // Not the path as it was sent: each letter of it can be written as `%…` too.
  const keyOfAnswer = ({ params, routeOptions }: FastifyRequest) => `${routeOptions.url} ${JSON.stringify(params)}`

  /** The cache's version when work on a request began whose answer is to be cached. */
  const versions = new WeakMap<FastifyRequest, number>()

  app.addHook("onRoute", (route) => {
    const { call } = route.config ?? {}
    if (!call?.isCached) return
    const { topics } = call
    if (call.method !== "GET" || !isOpenToAll(call) || call.query || topics.length === 0)
      throw new Error(`${keyOf(call)} cannot be cached: it is not the same for everybody until a topic changes`)
    route.compress = false
    route.onRequest = [sendCached, ...[route.onRequest ?? []].flat()]
    route.onSend = [cacheAnswer(topics), ...[route.onSend ?? []].flat()]
  })

  async function sendCached(request: FastifyRequest, reply: FastifyReply) {
    const cached = cache.get(keyOfAnswer(request))
    if (cached) return reply.send(cached.encode(request, reply))
    versions.set(request, cache.version())
  }

  function cacheAnswer(topics: readonly Topic[]) {
    return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const version = versions.get(request)
      if (version === undefined || reply.statusCode !== 200 || typeof payload !== "string") return payload
      versions.delete(request)
      const answer = cachedResponse({ text: payload, topics, headers, etag: reply.getHeader("etag")?.toString() })
      cache.set(keyOfAnswer(request), answer, version)
      return answer.encode(request, reply)
    }
  }
}
