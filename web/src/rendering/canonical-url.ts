import { languageInPath } from "contract"
import { generatePath, type RouteObject } from "react-router"
import { paths } from "#paths.ts"
import { canonicalSearch, handleOf, type PublicPage } from "#rendering/public-page.ts"

/**
 * Returns a function that removes the parameters that a page does not read (`fbclid`, `utm_…`) from its URL. All URLs that no route
 * matches become one for each language.
 */
export function makeCanonicalUrl(pages: readonly PublicPage[], routed: RegExp): (url: string) => string {
  const pageByPath = new Map(pages.map((page) => [page.path, page]))
  return (url) => {
    const [path, search] = splitUrl(url)
    const { prefix, rest } = languageInPath(path)
    const normalized = normalizePath(rest)
    if (!routed.test(normalized)) return prefix + paths.notFound
    return search === "" ? url : path + canonicalSearch(search, [{ handle: pageByPath.get(normalized) }])
  }
}

/** The source of an expression for all paths that a route matches. */
export const patternOfRoutes = (routes: readonly RouteObject[]) => `^(?:${pathsOf(routes).map(patternOf).join("|")})$`

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path && path !== "*" ? [path] : []), ...pathsOf(children)])

/** The router takes several slashes for one. */
const patternOf = (path: string) =>
  path
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/]+" : part === "*" ? ".*" : RegExp.escape(part)))
    .join("/+")
    .replace(/\/\+\.\*$/, "(?:/.*)?")

/** Normalizes as the router does. Matching all routes instead takes a fifth of the time to render a page. */
function normalizePath(path: string): string {
  try {
    return withoutSlashesBehind(decodeURI(path).toLowerCase())
  } catch {
    return path
  }
}

/** Not by an expression such as /\/+$/, whose time is quadratic in the number of slashes if something follows them. */
function withoutSlashesBehind(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === "/") end--
  return path.slice(0, end)
}

type Match = { route: Pick<RouteObject, "path" | "handle">; params: Readonly<Record<string, string | undefined>> }

/** Whether anyone can invent any number of such URLs: by a parameter with any value, or by spellings of the path. */
export function hasUnboundedVariants(canonicalUrl: string, matches: readonly Match[]): boolean {
  const [path, search] = splitUrl(canonicalUrl)
  const params = new URLSearchParams(search)
  const reads = matches.flatMap(({ route }) => Object.entries(handleOf(route).reads ?? {}))
  return reads.some(([name, known]) => known === "any" && params.has(name)) || path !== canonicalPath(path, matches)
}

/** The path as our links write it. The router also accepts capitals, a trailing slash and percent-encoded letters. */
function canonicalPath(path: string, matches: readonly Match[]): string | undefined {
  const match = matches.findLast(({ route }) => route.path)
  if (!match?.route.path) return undefined
  const { prefix, rest } = languageInPath(path)
  if (match.route.path.endsWith("*")) return handleOf(match.route).paths?.includes(rest) ? path : undefined
  const generated = decodeURIComponent(prefix + generatePath(match.route.path, match.params)).normalize()
  return encodeURI(prefix && generated.endsWith("/") ? prefix : generated)
}

function splitUrl(url: string): [path: string, search: string] {
  const index = url.indexOf("?")
  return index < 0 ? [url, ""] : [url.slice(0, index), url.slice(index)]
}
