import { hasFewMarks, maxMarksInARow } from "contract"
import { badInput } from "#errors.ts"
import type { App } from "#http/handle.ts"

const escapes = /(?:%[0-9a-f]{2})+/gi
/** The shortest mark takes two bytes, of three characters each. */
const minLength = (maxMarksInARow + 1) * 6

/** Paths and queries are normalised by the router, by pages and by searches: too many marks are refused before all of them. */
export function refuseMarksInAddresses(app: App) {
  app.addHook("onRequest", ({ url }, _reply, done) => {
    if (url.length > minLength && !hasFewMarksDecoded(url)) return done(badInput("badAddress"))
    done()
  })
}

function hasFewMarksDecoded(address: string): boolean {
  const long = address.match(escapes)?.filter((run) => run.length >= minLength) ?? []
  return long.every((run) => hasFewMarks(Buffer.from(run.replaceAll("%", ""), "hex").toString()))
}
