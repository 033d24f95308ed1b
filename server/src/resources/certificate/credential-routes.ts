import { getCredential, getStatusList, isExpired } from "contract"
import { openBadgeOf } from "#credentials/open-badge.ts"
import { statusListOf, statusLists, statusListUrl } from "#credentials/status-list.ts"
import { getRecord } from "#db/records.ts"
import { gone, notFound } from "#errors.ts"
import { type App, handle } from "#http/handle.ts"
import { numberFinder } from "#resources/certificate/find-by-number.ts"
import type { Parts } from "#resources/resource.ts"

const type = "application/vc+jwt"

/** Certificates as signed credentials, and the lists of revoked ones. */
export function credentialRoutes(app: App, { database, issuer, keys, company }: Parts) {
  const findByNumber = numberFinder(database)
  const lists = statusLists(database)
  const saltKey = keys.derive("salt of emails in credentials")

  handle(app, getCredential, async ({ params }, reply) => {
    const found = await findByNumber(params.certificationNo)
    if (!found) throw notFound("invalidCredential")
    const certificate = await getRecord(database.read, "certificate", found._id)
    if (certificate.status === "inactive") throw gone("certificateRevoked")
    if (isExpired(certificate)) throw gone("certificateExpired")
    const { list, index } = await lists.placeOf(certificate)
    const status = { statusUrl: statusListUrl(issuer.publicUrl, list), statusIndex: index }
    const content = openBadgeOf(certificate, { issuer, company: await company(), saltKey, ...status })
    return reply.type(type).send(await issuer.sign(content))
  })

  handle(app, getStatusList, async ({ params }, reply) => {
    const list = Number(params.list)
    const bits = await lists.bitsOf(list)
    if (!bits) throw notFound("addressNotFound")
    return reply.type(type).send(await issuer.sign(await statusListOf(bits, list, issuer)))
  })
}
