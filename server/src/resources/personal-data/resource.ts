import { deleteOwnAccount, eraseUser } from "contract"
import { badInput, conflict } from "#errors.ts"
import { actorOf, sessionIn } from "#http/guard.ts"
import { type App, handle } from "#http/handle.ts"
import { removeMailFiles } from "#mail/transport/mail-files.ts"
import { confirmPassword } from "#resources/account/confirm-password.ts"
import { downloadRoute } from "#resources/personal-data/download.ts"
import { eraseUser as erase, getPerson } from "#resources/personal-data/erase.ts"
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
