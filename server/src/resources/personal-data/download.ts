import { Readable } from "node:stream"
import { dhakaDay, downloadOwnData, imageUrl } from "contract"
import { limitDownloads } from "#accounts/limits/download-limit.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { type ZipFile, zip } from "#document/zip.ts"
import { actorOf, sessionIn } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { namesIn } from "#images/name.ts"
import { confirmPassword } from "#resources/account/confirm-password.ts"
import { ownActivity } from "#resources/personal-data/own-activity.ts"
import { ownData } from "#resources/personal-data/own-data.ts"
import type { Dependencies } from "#resources/resource.ts"

const about = {
  title: "What this site stores about you",
  notIncluded:
    "Your password, of which only a hash is stored; the secrets of your sessions and of links in mails; notes of the office; what the audit log records of other people.",
}

/** Everything that is stored about the user as one ZIP archive, read while it is sent. */
export function downloadRoute(app: App, { database, images, publicUrl }: Dependencies) {
  handle(app, downloadOwnData, async (request, reply) => {
    const { password } = request.body
    const call = downloadOwnData
    const { _id: sessionId, userId } = sessionIn(request)
    const user = await confirmPassword(app, database, request, { call, password, field: "password" })
    await limitDownloads(database, { userId, address: request.ip })
    const event = { action: "user.download-data", recordId: userId, record: user.email } as const
    await database.write([], async (trx) => recordAudit(trx, actorOf(request), event))
    const data = await ownData(database, user, sessionId)
    const now = new Date()
    reply.headers({
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="my-data-${dhakaDay(now.getTime())}.zip"`,
      "cache-control": "no-store",
    })

    async function* json(): AsyncGenerator<string> {
      const facts = { ...about, site: publicUrl, policy: `${publicUrl}/privacy-policy`, createdAt: now.toISOString() }
      const photo = user.photo && imageUrl(user.photo, publicUrl)
      const account = { ...data.account, photo }
      // Without the bracket that closes the object.
      yield `${JSON.stringify({ about: facts, ...data, account }, null, 2).slice(0, -2)},\n  "activity": [`
      const recordIds = [userId, String(data.review?._id ?? "")].filter(Boolean)
      const certificateIds = data.certificates.map(({ _id }) => _id)
      let separator = "\n"
      for await (const entry of ownActivity(database, { userId, email: user.email, recordIds, certificateIds })) {
        yield `${separator}    ${JSON.stringify(entry)}`
        separator = ",\n"
      }
      yield "\n  ]\n}\n"
    }
    async function* files(): AsyncGenerator<ZipFile> {
      yield { name: "data.json", chunks: json(), modified: now }
      for (const name of namesIn(user.photo)) {
        const bytes = await images.get(name)
        if (bytes) yield { name: `images/${name}`, bytes, modified: now }
      }
    }
    return reply.send(Readable.from(zip(files()), { objectMode: false }))
  })
}
