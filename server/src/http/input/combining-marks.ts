import { hasBoundedMarks, maxConsecutiveMarks } from "contract"
import { badInput } from "#errors.ts"
import type { App } from "#http/handle.ts"

const escapes = /(?:%[0-9a-f]{2})+/gi
/** The shortest mark is two bytes, each percent-encoded as three characters. */
const minRunLength = (maxConsecutiveMarks + 1) * 6

/** Unicode normalization of long runs of combining marks is slow. The router, pages and searches normalize URLs, so this check runs first. */
export function rejectMarksInUrls(app: App) {
  app.addHook("onRequest", ({ url }, _reply, done) => {
    if (url.length > minRunLength && !hasBoundedMarksDecoded(url)) return done(badInput("badAddress"))
    done()
  })
}

function hasBoundedMarksDecoded(url: string): boolean {
  const longRuns = url.match(escapes)?.filter((run) => run.length >= minRunLength) ?? []
  return longRuns.every((run) => hasBoundedMarks(Buffer.from(run.replaceAll("%", ""), "hex").toString()))
}
