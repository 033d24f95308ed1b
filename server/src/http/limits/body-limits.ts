import { tooLarge, wrongType } from "#errors.ts"
import { type App, defaultBodyBytes, isUpload } from "#http/handle.ts"

/** The rest of a rejected body is read and discarded up to this size: a client that is still sending would not read the response. */
const maxDiscardedBytes = 16 * 1024 * 1024

/** Rejects a body by its Content-Length before it is read. Without that header Fastify counts the bytes as it reads them. */
export function limitBodies(app: App) {
  app.addHook("preParsing", ({ headers, method, routeOptions }, reply, _body, done) => {
    if (method === "GET" || method === "HEAD") return done()
    // Bodies are never decompressed: a few compressed bytes can expand to very many.
    if ((headers["content-encoding"] ?? "identity") !== "identity") return done(wrongType())
    const length = Number(headers["content-length"] ?? 0)
    if (length <= (routeOptions.bodyLimit ?? defaultBodyBytes)) return done()
    if (length > maxDiscardedBytes) reply.header("connection", "close")
    done(isUpload(routeOptions.config.call) ? tooLarge("imageTooLarge", "image") : tooLarge())
  })
}
