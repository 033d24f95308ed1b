import { calls } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { notFound, RequestFailure } from "#errors.ts"

/** The path segments and methods of each call; a segment that starts with a colon is a parameter. */
const known = Object.values(calls).map(({ method, path }) => ({
  parts: path.split("/"),
  methods: method === "GET" ? ["GET", "HEAD"] : [method],
}))
const maxParts = Math.max(...known.map(({ parts }) => parts.length))

/** The methods allowed for a URL; empty if no call has this path. */
function allowedMethods(url: string, prefix: string): string[] {
  const path = url.split("?", 1)[0] ?? ""
  if (!path.startsWith(`${prefix}/`)) return []
  const segments = path.slice(prefix.length).split("/", maxParts + 1)
  const matches = (parts: string[]) =>
    parts.length === segments.length && parts.every((part, index) => part.startsWith(":") || part === segments[index])
  return known.filter(({ parts }) => matches(parts)).flatMap(({ methods }) => methods)
}

/** 404 for an unknown URL, 405 for a known one with the wrong method. */
export const rejectUnknownUrl = (prefix: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const allowed = allowedMethods(request.url, prefix)
  // If the method is allowed, the router rejected a parameter that is longer than any record's.
  if (allowed.length === 0 || allowed.includes(request.method)) throw notFound("addressNotFound")
  reply.header("allow", allowed.join(", "))
  throw new RequestFailure("wrongMethod", { code: "wrongMethod" })
}
