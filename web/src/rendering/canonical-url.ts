import { languageInPath } from "contract"
import { generatePath, type RouteObject } from "react-router"
import { handleOf, ownParameters, type PublicPage } from "#rendering/public-page.ts"

/** All links to a page that carry something besides what it reads (`fbclid`, `utm_…`) lead to the same one. */
export function canonicalUrlAmong(pages: readonly PublicPage[]): (address: string) => string {
  const pageAt = new Map(pages.map((page) => [page.path, page]))
  return (address) => {
    const [path, search] = parted(address)
    if (search === "") return address
    return path + ownParameters(search, [{ handle: pageAt.get(comparable(languageInPath(path).rest)) }])
  }
}

/** As the router compares paths; to have it match all routes takes as long as to render a fifth of a page. */
function comparable(path: string): string {
  try {
    return decodeURI(path)
      .toLowerCase()
      .replace(/(.)\/+$/, "$1")
  } catch {
    return path
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
  if (!match?.route.path) return undefined
  const { prefix, rest } = languageInPath(path)
  if (match.route.path.endsWith("*")) return handleOf(match.route).paths?.includes(rest) ? path : undefined
  const written = decodeURIComponent(prefix + generatePath(match.route.path, match.params)).normalize()
  return encodeURI(prefix && written.endsWith("/") ? prefix : written)
}

function parted(address: string): [path: string, search: string] {
  const at = address.indexOf("?")
  return at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at)]
}
