import { tooLarge, wrongType } from "#errors.ts"
import { type App, defaultBodyBytes, isUpload } from "#http/handle.ts"

/** What is left of a refused body is read and dropped, or a client that is still sending would not hear the answer. */
const maxDroppedBytes = 16 * 1024 * 1024

/** A body that says itself to be too large is refused before it is read; Fastify counts while it reads the others. */
export function limitBodies(app: App) {
  app.addHook("preParsing", ({ headers, method, routeOptions }, reply, _body, done) => {
    if (method === "GET" || method === "HEAD") return done()
    // None is decompressed: a few bytes can stand for very many.
    if ((headers["content-encoding"] ?? "identity") !== "identity") return done(wrongType())
    const length = Number(headers["content-length"] ?? 0)
    if (length <= (routeOptions.bodyLimit ?? defaultBodyBytes)) return done()
    if (length > maxDroppedBytes) reply.header("connection", "close")
    done(isUpload(routeOptions.config.call) ? tooLarge("imageTooLarge", "image") : tooLarge())
  })
}
