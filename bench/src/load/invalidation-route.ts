import type { RenderPage } from "contract"
import type { ChangeFeed } from "../../../server/src/db/change-feed.ts"
import type { App } from "../../../server/src/http/handle.ts"
import type { Pages } from "../../../server/src/pages/pages.ts"

export const invalidationPath = "/invalidate"
export const certificateInvalidationPath = "/invalidate-certificates"

/** Counts renders, so that a cached page is never measured as a rendered one. */
export function countRenders(pages: Pages) {
  let rendered = 0
  const render: RenderPage = (request) => {
    rendered++
    return pages.render(request)
  }
  return { pages: { ...pages, render }, rendered: () => rendered }
}

/**
 * A route that invalidates the cached home page, as if a course and a review had just changed, and responds with the number
 * of pages rendered so far. The next request for the home page is a cache miss, as after any change.
 */
export function invalidationRoute(app: App, changes: ChangeFeed, rendered: () => number) {
  app.get(invalidationPath, { schema: { hide: true } }, (_request, reply) => {
    changes.publish(["course", "review"])
    reply.type("text/plain").send(String(rendered()))
  })
  app.get(certificateInvalidationPath, { schema: { hide: true } }, (_request, reply) => {
    changes.publish(["certificate"])
    reply.type("text/plain").send("")
  })
}
