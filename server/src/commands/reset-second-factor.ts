import { parseArgs } from "node:util"
import { resetSecondFactor } from "#accounts/second-factor/second-factor.ts"
import { CannotStart } from "#cannot-start.ts"
import { openAlongsideServer } from "#db/open.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"
import { run } from "./run.ts"

const by = { userId: "", email: "npm run reset-second-factor", address: "", userAgent: "" }

/** Turns off two-step verification of an account, for the last admin who has lost phone and recovery codes. Others ask an admin. */
async function reset() {
  const [email, ...others] = parseArgs({ options: {}, allowPositionals: true }).positionals
  if (!email || others.length > 0) throw new CannotStart("npm run reset-second-factor -- EMAIL")
  const settings = readSettings()
  await using database = await openAlongsideServer(settings, createLog(settings.logLevel), "secondFactor")
  await database.write(["session", "mail"], async (trx) => {
    const user = await trx
      .selectFrom("user")
      .selectAll()
      .where("email", "=", email.trim().toLowerCase())
      .executeTakeFirst()
    if (!user) throw new CannotStart(`There is no account with the email ${email}`)
    if (!(await resetSecondFactor(trx, user, by))) throw new CannotStart("It has no two-step verification")
  })
  console.log(`Two-step verification of ${email} is off: the password alone is enough now. Set it up again soon`)
}

run(reset)
