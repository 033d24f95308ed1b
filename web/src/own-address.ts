import { languageInPath } from "contract"
import { generatePath, matchRoutes, type RouteObject } from "react-router"
import { handleOf, ownParameters } from "#public-pages.ts"
import { routes } from "#routes.tsx"

/** All links to a page that carry something besides what it reads (`fbclid`, `utm_…`) lead to the same one. */
export function ownAddress(address: string): string {
  const [path, search] = parted(address)
  if (search === "") return address
  const matches = matchRoutes(routes, path, languageInPath(path).prefix || "/") ?? []
  return (
    path +
    ownParameters(
      search,
      matches.map(({ route }) => route),
    )
  )
}

type Match = { route: Pick<RouteObject, "path" | "handle">; params: Readonly<Record<string, string | undefined>> }

/** Whether anybody can make up as many such addresses as they like: by what a page reads, or by how a path is written. */
export function isOneOfMany(ownAddress: string, matches: readonly Match[]): boolean {
  const [path, search] = parted(ownAddress)
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
