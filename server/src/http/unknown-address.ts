import { calls } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { notFound, RequestFailure } from "#errors.ts"

/** Each call's path in its parts, and its methods; a part that begins with a colon stands for any. */
const known = Object.values(calls).map(({ method, path }) => ({
  parts: path.split("/"),
  methods: method === "GET" ? ["GET", "HEAD"] : [method],
}))
const maxParts = Math.max(...known.map(({ parts }) => parts.length))

/** By which methods an address may be called; none where there is no call. */
function allowedAt(url: string, prefix: string): string[] {
  const path = url.split("?", 1)[0] ?? ""
  if (!path.startsWith(`${prefix}/`)) return []
  const asked = path.slice(prefix.length).split("/", maxParts + 1)
  const isAsked = (parts: string[]) =>
    parts.length === asked.length && parts.every((part, at) => part.startsWith(":") || part === asked[at])
  return known.filter(({ parts }) => isAsked(parts)).flatMap(({ methods }) => methods)
}

/** There is no such address, or none for this method. */
export const answerUnknownAddress = (prefix: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const allowed = allowedAt(request.url, prefix)
  // With the right method, a parameter is too long for any record.
  if (allowed.length === 0 || allowed.includes(request.method)) throw notFound("addressNotFound")
  reply.header("allow", allowed.join(", "))
  throw new RequestFailure("wrongMethod", { code: "wrongMethod" })
}
