import type { FastifyRequest } from "fastify"

/** What is answered even while the server is overloaded: cheap, or the reason why the site exists. */
const essential: ReadonlySet<string> = new Set([
  "GET /api/health/live",
  "GET /api/health/ready",
  "GET /api/certificates/verify/:certificationNo",
  "POST /api/auth/login",
  "POST /api/auth/logout",
])

/** Cached pages are cheap, others are not: their route decides that by itself. */
export const pageRoute = "/*"

const isRead = (method: string) => method === "GET" || method === "HEAD"

/** Health checks, verification, login and logout: the last to be refused. */
export function isAlwaysEssential({ method, routeOptions: { url = "" } }: FastifyRequest): boolean {
  return essential.has(`${method === "HEAD" ? "GET" : method} ${url}`)
}

/** Health checks, verification, cached answers, static files, and the work of people who are signed in. */
export function isEssential(request: FastifyRequest): boolean {
  const { method, headers, routeOptions } = request
  const { url = "", config } = routeOptions
  if (isAlwaysEssential(request)) return true
  if (config.keptUntil || url === pageRoute || isStaticFile(url)) return true
  // Not checked yet: with a made-up token it ends at the guard, which costs one look into the database.
  return !isRead(method) && !config.isUpload && headers.authorization !== undefined
}

const isStaticFile = (url: string) => /\.\w+$/.test(url) && !/[:*]/.test(url) && url !== "/sitemap.xml"
