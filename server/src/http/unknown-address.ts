import { calls, failures } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { failureOf } from "#errors.ts"

/** The methods of each call's path, its parts divided; a part that begins with a colon stands for any. */
const methodsOf = new Map<string, string[]>()
for (const { method, path } of Object.values(calls)) {
  methodsOf.set(path, [...(methodsOf.get(path) ?? []), ...(method === "GET" ? ["GET", "HEAD"] : [method])])
}
const known = Array.from(methodsOf, ([path, methods]) => ({ parts: path.split("/"), methods }))
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
  if (allowed.length === 0 || allowed.includes(request.method)) return refuse(reply, "notFound", "addressNotFound")
  return refuse(reply.header("allow", allowed.join(", ")), "wrongMethod", "wrongMethod")
}

function refuse(reply: FastifyReply, kind: "notFound" | "wrongMethod", code: "addressNotFound" | "wrongMethod") {
  return reply.code(failures[kind]).send(failureOf({ code }))
}
