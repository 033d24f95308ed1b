import type { FastifyRequest } from "fastify"
import { isUpload } from "#http/handle.ts"

/** Cached pages are cheap to serve, others are not: the page route decides that itself. */
export const pageRoute = "/*"

const isRead = (method: string) => method === "GET" || method === "HEAD"

/** Health checks, verification, login and logout, and forms of other systems: the last requests to be shed. */
export const isCritical = ({ routeOptions: { config } }: FastifyRequest) =>
  config.call?.isEssential === true || config.isForeignForm === true

/** Health checks, verification, cached responses, static files, and changes by signed-in users. */
export function isEssential(request: FastifyRequest): boolean {
  const { method, headers, routeOptions } = request
  const { url = "", config } = routeOptions
  if (isCritical(request)) return true
  if (config.call?.isCached || url === pageRoute || isStaticFile(url)) return true
  // The token is not checked yet: a forged one is rejected by the guard, at the cost of one database lookup.
  return !isRead(method) && !isUpload(config.call) && headers.authorization !== undefined
}

/** By the URL of the route; all hashed files share one. */
const isStaticFile = (url: string) =>
  url === "/assets/:file" || (/^\/(?!api\/).*\.\w+$/.test(url) && !/[:*]/.test(url) && url !== "/sitemap.xml")
