import type { Topic } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { App } from "#http/app-type.ts"
import { CachedResponse, type ResponseCache } from "#http/response-cache.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** The cache's version when work on this request began; null where nothing is to be cached. */
    cacheVersion: number | null
  }
}

const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" }

const pathOf = ({ url }: FastifyRequest) => url.split("?")[0] ?? url

/** Answers cached calls from memory, with an ETag, until something of theirs changes. */
export function cacheAnswers(app: App, cache: ResponseCache) {
  app.decorateRequest("cacheVersion", null)

  app.addHook("onRoute", (route) => {
    const { isCached, topics = [] } = route.config?.call ?? {}
    if (!isCached) return
    route.compress = false
    route.onRequest = [sendCached, ...[route.onRequest ?? []].flat()]
    route.onSend = [cacheAnswer(topics), ...[route.onSend ?? []].flat()]
  })

  async function sendCached(request: FastifyRequest, reply: FastifyReply) {
    const cached = cache.get(pathOf(request))
    if (cached) return reply.send(cached.encode(request, reply))
    request.cacheVersion = cache.version
  }

  function cacheAnswer(topics: readonly Topic[]) {
    return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const version = request.cacheVersion
      if (version === null || reply.statusCode !== 200 || typeof payload !== "string") return payload
      request.cacheVersion = null
      const answer = new CachedResponse({ text: payload, topics, headers, etag: reply.getHeader("etag")?.toString() })
      cache.set(pathOf(request), answer, version)
      return answer.encode(request, reply)
    }
  }
}
