import { createHash } from "node:crypto"
import { didOf } from "contract"
import type { FastifyReply, FastifyRequest } from "fastify"
import { type CredentialKeys, keySetMaxAgeSeconds } from "#credentials/keys.ts"
import { matchesEtag } from "#http/cache/response-cache.ts"
import type { App } from "#http/handle.ts"
import { openToOtherSites } from "#http/headers/headers.ts"

const options = { schema: { hide: true } } as const

type Site = { publicUrl: string; earlierPublicUrls: string[] }

/** The public keys of the issuer, as a key set and as the document of its did:web. */
export function credentialKeyRoutes(app: App, keys: CredentialKeys, { publicUrl, earlierPublicUrls }: Site) {
  const did = didOf(publicUrl)
  const earlier = [...new Set(earlierPublicUrls.map(didOf))].filter((each) => each !== did)

  // A `kid` as in the headers of credentials: libraries find the key by comparing the whole of it.
  app.get("/.well-known/jwks.json", options, async (request, reply) => {
    const named = (await keys.published()).map((key) => ({ ...key, kid: `${did}#${key.kid}` }))
    return sendJson(request, reply, "application/jwk-set+json", { keys: named })
  })

  app.get("/.well-known/did.json", options, async (request, reply) => {
    const methods = (await keys.published()).map((publicKeyJwk) => ({
      id: `${did}#${publicKeyJwk.kid}`,
      type: "JsonWebKey",
      controller: did,
      publicKeyJwk,
    }))
    return sendJson(request, reply, "application/did+json", {
      "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/jwk/v1"],
      id: did,
      ...(earlier.length > 0 && { alsoKnownAs: earlier }),
      verificationMethod: methods,
      assertionMethod: methods.map(({ id }) => id),
    })
  })
}

function sendJson(request: FastifyRequest, reply: FastifyReply, type: string, content: object) {
  const body = JSON.stringify(content)
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`
  reply.headers({ ...openToOtherSites, etag, "cache-control": `public, max-age=${keySetMaxAgeSeconds}` })
  if (matchesEtag(etag, request.headers["if-none-match"])) return reply.code(304).send()
  return reply.type(type).send(body)
}
