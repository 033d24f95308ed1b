import type { FastifyRequest } from "fastify"
import { isUpload } from "#http/handle.ts"

/** Cached pages are cheap, others are not: their route decides that by itself. */
export const pageRoute = "/*"

const isRead = (method: string) => method === "GET" || method === "HEAD"

/** Health checks, verification, login and logout: the last to be refused. */
export function isAlwaysEssential({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.call?.isEssential === true
}

/** Health checks, verification, cached answers, static files, and the work of people who are signed in. */
export function isEssential(request: FastifyRequest): boolean {
  const { method, headers, routeOptions } = request
  const { url = "", config } = routeOptions
  if (isAlwaysEssential(request)) return true
  if (config.call?.isCached || url === pageRoute || isStaticFile(url)) return true
  // Not checked yet: with a made-up token it ends at the guard, which costs one look into the database.
  return !isRead(method) && !isUpload(config.call) && headers.authorization !== undefined
}

const isStaticFile = (url: string) => /\.\w+$/.test(url) && !/[:*]/.test(url) && url !== "/sitemap.xml"
