import type { RenderPage } from "contract"
import type { ChangeFeed } from "../../server/src/db/change-feed.ts"
import type { App } from "../../server/src/http/handle.ts"
import type { Pages } from "../../server/src/pages/pages.ts"

export const droppingAddress = "/dropped"

/** The pages, and how often one was rendered: what was kept after all must not pass for a rendering. */
export function countingPages(pages: Pages) {
  let rendered = 0
  const render: RenderPage = (request) => {
    rendered++
    return pages.render(request)
  }
  return { pages: { ...pages, render }, rendered: () => rendered }
}

/**
 * A route that drops what the home page shows, as if a course and a review had just changed; answers how many pages
 * were rendered so far. The next request for the home page is that of any visitor after a change.
 */
export function droppingRoute(app: App, changes: ChangeFeed, rendered: () => number) {
  app.get(droppingAddress, { schema: { hide: true }, compress: false }, (_request, reply) => {
    changes.publish(["course", "review"])
    reply.type("text/plain").send(String(rendered()))
  })
}
