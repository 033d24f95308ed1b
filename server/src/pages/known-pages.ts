import { languages, type SiteFacts } from "contract"

const pathOf = (url: string) => url.split("?", 1)[0] ?? url

/** URLs from a bounded set: all pages of the site, and pages of courses that have been rendered once. */
export function knownPages({ publicPaths, hiddenPaths }: SiteFacts) {
  const urls = new Set<string>()
  const paths = new Set<string>()
  function add(url: string) {
    urls.add(url)
    paths.add(pathOf(url))
  }
  for (const path of [...publicPaths, ...hiddenPaths]) {
    add(path)
    for (const language of languages) add(`/${language}${path === "/" ? "" : path}`)
  }
  return {
    add,
    has: (url: string) => urls.has(url),
    /** Whether this could be a known page: ignores the query. */
    hasPathOf: (url: string) => paths.has(pathOf(url)),
  }
}
