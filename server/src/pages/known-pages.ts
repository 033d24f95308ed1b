import { languages, type SiteFacts } from "contract"

const pathOf = (url: string) => url.split("?", 1)[0] ?? url

/** Addresses of pages of which there are few: those of the site, and of courses those that were rendered once. */
export function knownPages({ publicPaths, hiddenPaths }: SiteFacts) {
  const addresses = new Set<string>()
  const paths = new Set<string>()
  function add(address: string) {
    addresses.add(address)
    paths.add(pathOf(address))
  }
  for (const path of [...publicPaths, ...hiddenPaths]) {
    add(path)
    for (const language of languages) add(`/${language}${path === "/" ? "" : path}`)
  }
  return {
    add,
    has: (address: string) => addresses.has(address),
    /** Whether this could be a known page, whatever its parameters are. */
    hasPathOf: (url: string) => paths.has(pathOf(url)),
  }
}
