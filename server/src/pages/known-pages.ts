import { languages, type SiteFacts } from "contract"

/** URLs from a bounded set: all pages of the site, the one of URLs without a page, and pages of courses that have been rendered once. */
export function knownPages({ publicPaths, hiddenPaths, notFoundPath }: SiteFacts) {
  const urls = new Set<string>()
  for (const path of [...publicPaths, ...hiddenPaths, notFoundPath]) {
    urls.add(path)
    for (const language of languages) urls.add(`/${language}${path === "/" ? "" : path}`)
  }
  return {
    add: (url: string) => urls.add(url),
    has: (url: string) => urls.has(url),
  }
}
