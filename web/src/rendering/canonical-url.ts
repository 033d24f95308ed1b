import { languageInPath } from "contract"
import { generatePath, matchRoutes, type RouteObject } from "react-router"
import { handleOf, ownParameters } from "#rendering/public-page.ts"

const maxMatchedPaths = 1000
const maxCachedLength = 200

/** All links to a page that carry something besides what it reads (`fbclid`, `utm_…`) lead to the same one. */
export function canonicalUrlAmong(routes: RouteObject[]): (address: string) => string {
  const matchedPaths = new Map<string, RouteObject[]>()

  /** Cached, the oldest path going first: to match all routes takes as long as to render a fifth of a page. */
  function routesAt(path: string): RouteObject[] {
    const cached = matchedPaths.get(path)
    if (cached) return cached
    const matches = matchRoutes(routes, path, languageInPath(path).prefix || "/") ?? []
    const matched = matches.map(({ route }) => route)
    if (path.length > maxCachedLength) return matched
    const [oldest] = matchedPaths.size >= maxMatchedPaths ? matchedPaths.keys() : []
    if (oldest !== undefined) matchedPaths.delete(oldest)
    matchedPaths.set(path, matched)
    return matched
  }

  return (address) => {
    const [path, search] = parted(address)
    return search === "" ? address : path + ownParameters(search, routesAt(path))
  }
}

type Match = { route: Pick<RouteObject, "path" | "handle">; params: Readonly<Record<string, string | undefined>> }

/** Whether anybody can make up as many such addresses as they like: by what a page reads, or by how a path is written. */
export function hasUnboundedVariants(canonicalUrl: string, matches: readonly Match[]): boolean {
  const [path, search] = parted(canonicalUrl)
  const asked = new URLSearchParams(search)
  const reads = matches.flatMap(({ route }) => Object.entries(handleOf(route).reads ?? {}))
  return reads.some(([name, known]) => known === "any" && asked.has(name)) || path !== usualPath(path, matches)
}

/** The path as our links write it: a page also answers to capitals, to a slash at the end, and to letters as `%…`. */
function usualPath(path: string, matches: readonly Match[]): string | undefined {
  const match = matches.findLast(({ route }) => route.path)
  if (!match?.route.path || match.route.path === "*") return undefined
  const { prefix } = languageInPath(path)
  const written = decodeURIComponent(prefix + generatePath(match.route.path, match.params)).normalize()
  return encodeURI(prefix && written.endsWith("/") ? prefix : written)
}

function parted(address: string): [path: string, search: string] {
  const at = address.indexOf("?")
  return at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at)]
}
