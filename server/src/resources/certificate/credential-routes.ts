import { createHash } from "node:crypto"
import { getCredential, getStatusList } from "contract"
import { statusListOf, statusLists } from "#credentials/status-list.ts"
import { getRecord } from "#db/records/records.ts"
import { notFound } from "#errors.ts"
import { matchesEtag } from "#http/cache/response-cache.ts"
import { type App, handle } from "#http/handle.ts"
import { visitorNetwork } from "#http/visitor.ts"
import { sharedWork } from "#isolation/shared-work.ts"
import { certificateCredentials } from "#resources/certificate/credential.ts"
import { refuseInvalid } from "#resources/certificate/refuse-invalid.ts"
import { numberFinder } from "#resources/certificate/verify/find-by-number.ts"
import type { Dependencies } from "#resources/resource.ts"

const type = "application/vc+jwt"
/** More than the lists of two million certificates. */
const maxQueuedLists = 20

export function credentialRoutes(app: App, parts: Dependencies) {
  const { database, issuer, numberBudget } = parts
  const findByNumber = numberFinder(parts)
  const lists = statusLists(database)
  const { contentOf } = certificateCredentials(parts)
  // A list costs about 60 ms of CPU time. It is cached, but each change of a certificate makes all lists stale.
  const signedList = sharedWork(
    async (list: number) => issuer.sign(await statusListOf(await lists.bitsOf(list), list, issuer)),
    { name: "Status lists", maxQueued: maxQueuedLists },
  )

  handle(app, getCredential, async (request, reply) => {
    const { certificationNo } = request.params
    const found = await numberBudget.charge(visitorNetwork(request), () => findByNumber(certificationNo, "downloaded"))
    if (!found) throw notFound("invalidCredential")
    const certificate = await getRecord(database.read, "certificate", found._id)
    refuseInvalid(certificate)
    const credential = await issuer.sign(await contentOf(certificate))
    // Of the signed text, which another key or name of the company changes too.
    const etag = `"${createHash("sha256").update(credential).digest("base64url")}"`
    reply.headers({ "cache-control": "public, no-cache", etag })
    if (matchesEtag(etag, request.headers["if-none-match"])) return reply.code(304).send()
    return reply.type(type).send(credential)
  })

  handle(app, getStatusList, async ({ params }, reply) => {
    const list = Number(params.list)
    // Outside the queue, which nobody can fill with lists that do not exist.
    if (!(await lists.hasList(list))) throw notFound("addressNotFound")
    return reply.type(type).send(await signedList(list))
  })
}
