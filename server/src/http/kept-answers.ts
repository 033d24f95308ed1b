import type { Topic } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Changes } from "#db/changes.ts"
import type { App } from "#http/app-type.ts"
import { KeptBodies, KeptBody } from "#http/kept-bodies.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** The version of what is stored when work on this one began; null for one that is being sent from it. */
    keptVersion: number | null
  }
}

const itsHeaders = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" }

const pathOf = ({ url }: FastifyRequest) => url.split("?")[0] ?? url

/** What is kept for a path at the moment, for those in this process who need no request to read it. */
export type KeptAnswer = (path: string) => string | undefined

/** Answers cached calls from memory, with an ETag, until something of theirs changes. */
export function keepAnswers(app: App, changes: Changes): KeptAnswer {
  const answers = new KeptBodies(changes)
  app.decorateRequest("keptVersion", null)

  app.addHook("onRoute", (route) => {
    const { isCached, topics = [] } = route.config?.call ?? {}
    if (!isCached) return
    route.compress = false
    route.onRequest = [sendKept, ...[route.onRequest ?? []].flat()]
    route.onSend = [keep(topics), ...[route.onSend ?? []].flat()]
  })

  async function sendKept(request: FastifyRequest, reply: FastifyReply) {
    const kept = answers.get(pathOf(request))
    if (kept) return reply.headers(itsHeaders).send(kept.encode(request, reply))
    request.keptVersion = changes.version
  }

  function keep(topics: readonly Topic[]) {
    return async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const version = request.keptVersion
      if (version === null || reply.statusCode !== 200 || typeof payload !== "string") return payload
      request.keptVersion = null
      const answer = new KeptBody(payload, topics, reply.getHeader("etag")?.toString())
      answers.keep(pathOf(request), answer, version)
      return answer.encode(request, reply.headers(itsHeaders))
    }
  }

  return (path) => answers.get(path)?.text
}
