import { dhakaDay, isOpenToAll, keyOf, type Topic } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { cachedResponse, type ResponseCache } from "#http/cache/response-cache.ts"
import type { App } from "#http/handle.ts"

/** Of a response that is not the same for everyone. */
export const noStore = "private, no-store"

const json = "application/json; charset=utf-8"

/** Serves calls that declare `isCached` from memory, with an ETag, until one of their topics changes. */
export function cacheApiResponses(app: App, cache: ResponseCache) {
  // Not the raw path: each of its letters can also be percent-encoded. By the day, because an announcement begins and ends with one.
  const cacheKeyOf = ({ params, routeOptions }: FastifyRequest) =>
    `${dhakaDay(Date.now())} ${routeOptions.url} ${JSON.stringify(params)}`

  /** The cache's version when work began on each request whose response will be cached. */
  const versions = new WeakMap<FastifyRequest, number>()

  app.addHook("onRoute", (route) => {
    const { call } = route.config ?? {}
    if (!call?.isCached) return
    const { topics } = call
    if (call.method !== "GET" || !isOpenToAll(call) || call.query || topics.length === 0)
      throw new Error(`${keyOf(call)} cannot be cached: it is not the same for everyone until a topic changes`)
    route.onRequest = [sendCached, ...[route.onRequest ?? []].flat()]
    route.onSend = [cacheResponse(topics), ...[route.onSend ?? []].flat()]
  })

  async function sendCached(request: FastifyRequest, reply: FastifyReply) {
    const cached = cache.get(cacheKeyOf(request))
    if (cached) return reply.send(cached.encode(request, reply))
    versions.set(request, cache.version())
  }

  function cacheResponse(topics: readonly Topic[]) {
    return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const version = versions.get(request)
      if (version === undefined || reply.statusCode !== 200 || typeof payload !== "string") return payload
      if (reply.hasHeader("warning") || reply.getHeader("cache-control") === noStore) return payload
      const headers = {
        "content-type": reply.getHeader("content-type")?.toString() ?? json,
        "cache-control": "no-cache",
      }
      const response = cachedResponse({ text: payload, topics, headers, etag: reply.getHeader("etag")?.toString() })
      cache.set(cacheKeyOf(request), response, version)
      return response.encode(request, reply)
    }
  }
}
