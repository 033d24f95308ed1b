import { Readable } from "node:stream"
import { deleteOwnAccount, dhakaDay, downloadOwnData, eraseUser, imageUrl } from "contract"
import { limitDownloads } from "#accounts/limits/download-limit.ts"
import { recordAudit } from "#audit-log/entry.ts"
import { type ZipFile, zip } from "#document/zip.ts"
import { badInput, conflict } from "#errors.ts"
import { actorOf, sessionIn } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { namesIn } from "#images/name.ts"
import { removeMailFiles } from "#mail/transport/mail-files.ts"
import { confirmPassword } from "#resources/account/confirm-password.ts"
import { eraseUser as erase, getPerson } from "#resources/personal-data/erase.ts"
import { ownActivity } from "#resources/personal-data/own-activity.ts"
import { ownData } from "#resources/personal-data/own-data.ts"
import type { Dependencies, Resource } from "#resources/resource.ts"
import type { Trx } from "#schema.ts"

const password = "ঢাকার বৃষ্টি ১৯৭১"

export const personalData: Resource = {
  routes: personalDataRoutes,
  bodies: {
    downloadOwnData: { password },
    deleteOwnAccount: { email: "sadia.oishi@example.com", password },
    eraseUser: { reason: "Asked for it by mail", password },
  },
}

function personalDataRoutes(app: App, parts: Dependencies) {
  const { database, cookies } = parts
  downloadRoute(app, parts)

  handle(app, deleteOwnAccount, async (request, reply) => {
    const { email, password } = request.body
    const call = deleteOwnAccount
    if (sessionIn(request).role === "admin") throw conflict("adminAccount")
    if (email !== sessionIn(request).email) throw badInput("emailDiffers", "email")
    const user = await confirmPassword(app, database, request, { call, password, field: "password" })
    // Without email and device: the entry of an erasure stays for ever.
    const by = { userId: user._id, email: "", address: "", userAgent: "" }
    const mails = await database.write(call.topics, async (trx) => {
      await checkUnchanged(trx, user, "password")
      return erase(trx, user._id, by, "own-request")
    })
    await removeMailFiles(database.location.dataDir, mails, request.log)
    cookies.clearSession(request, reply)
  })

  handle(app, eraseUser, async (request) => {
    const { reason, password } = request.body
    const { id } = request.params
    const call = eraseUser
    if (id === sessionIn(request).userId) throw conflict("ownAccount")
    // Before the password, so that the URL of nobody uses up no attempt.
    await getPerson(database.read, id)
    const admin = await confirmPassword(app, database, request, { call, password, field: "password" })
    const mails = await database.write(call.topics, async (trx) => {
      await checkUnchanged(trx, admin, "password")
      return erase(trx, id, actorOf(request), reason)
    })
    await removeMailFiles(database.location.dataDir, mails, request.log)
  })
}

/** The password may have been changed, and the rights taken away, while it was compared. */
async function checkUnchanged(
  trx: Trx,
  { _id, passwordHash, role }: { _id: string; passwordHash: string; role: string },
  field: string,
) {
  const users = trx.selectFrom("user").select("_id").where("_id", "=", _id)
  const same = await users
    .where("passwordHash", "=", passwordHash)
    .where("role", "=", role as "admin")
    .executeTakeFirst()
  if (!same) throw badInput("currentPasswordWrong", field)
}

const about = {
  title: "What this site stores about you",
  notIncluded:
    "Your password, of which only a hash is stored; the secrets of your sessions and of links in mails; notes of the office; what the audit log records of other people.",
}

/** Everything that is stored about the user as one ZIP archive, read while it is sent. */
function downloadRoute(app: App, { database, images, publicUrl }: Dependencies) {
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
