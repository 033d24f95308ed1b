import { type Call, imageLimits, importLimits, isCall, say } from "contract"
import { RequestFailure, tooLarge } from "#errors.ts"
import type { App } from "#http/app-type.ts"

const kibibyte = 1024

/** Enough for every form whose texts are short, each letter sent as `\uXXXX`; and for all of `/auth`, which is open to anyone. */
export const defaultBodyBytes = 16 * kibibyte

/** Calls whose forms have longer texts, or which take files. */
const bodyBytes: Partial<Record<Call, number>> = {
  "POST /reviews/register": 32 * kibibyte,
  "PATCH /reviews/update-review/:id": 32 * kibibyte,
  "POST /toKnows/register": 32 * kibibyte,
  "POST /teams/register": 128 * kibibyte,
  "PATCH /teams/update-team/:id": 128 * kibibyte,
  "POST /achievements/register": 192 * kibibyte,
  "POST /courses/register": 512 * kibibyte,
  "PATCH /courses/update-course/:id": 512 * kibibyte,
  "POST /certificates/import-certificates": importLimits.bytes,
  // The form around the file takes some room too.
  "POST /images": imageLimits.bytes + 64 * kibibyte,
}

export const maxBodyBytes = (call: Call) => bodyBytes[call] ?? defaultBodyBytes

/** What is left of a refused body is read and dropped, or a client that is still sending would not hear the answer. */
const maxDroppedBytes = 16 * kibibyte * kibibyte

/**
 * A body that says itself to be too large is refused before it is read; Fastify counts while it reads the others. None is
 * decompressed, for a few bytes can stand for very many.
 */
export function limitBodies(app: App, prefix: string) {
  app.addHook("onRoute", (route) => {
    const call = `${route.method} ${route.url.slice(prefix.length)}`
    if (isCall(call)) route.bodyLimit = maxBodyBytes(call)
  })

  app.addHook("preParsing", async ({ headers, method, routeOptions }, reply) => {
    if (method === "GET" || method === "HEAD") return
    if ((headers["content-encoding"] ?? "identity") !== "identity")
      throw new RequestFailure("wrongType", say("wrongType"))
    const length = Number(headers["content-length"] ?? 0)
    if (length <= (routeOptions.bodyLimit ?? defaultBodyBytes)) return
    if (length > maxDroppedBytes) reply.header("connection", "close")
    throw routeOptions.config.isUpload ? tooLarge("imageTooLarge", "image") : tooLarge()
  })
}
