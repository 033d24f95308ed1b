import { tooLarge, wrongType } from "#errors.ts"
import { type App, defaultBodyBytes, isUpload } from "#http/handle.ts"

const kibibyte = 1024

/** What is left of a refused body is read and dropped, or a client that is still sending would not hear the answer. */
const maxDroppedBytes = 16 * kibibyte * kibibyte

/**
 * A body that says itself to be too large is refused before it is read; Fastify counts while it reads the others. None is
 * decompressed, for a few bytes can stand for very many.
 */
export function limitBodies(app: App) {
  app.addHook("preParsing", ({ headers, method, routeOptions }, reply, _body, done) => {
    if (method === "GET" || method === "HEAD") return done()
    if ((headers["content-encoding"] ?? "identity") !== "identity") return done(wrongType())
    const length = Number(headers["content-length"] ?? 0)
    if (length <= (routeOptions.bodyLimit ?? defaultBodyBytes)) return done()
    if (length > maxDroppedBytes) reply.header("connection", "close")
    done(isUpload(routeOptions.config.call) ? tooLarge("imageTooLarge", "image") : tooLarge())
  })
}
