import { type FirstStep, firstSteps, type Overview } from "contract"
import { sql } from "kysely"
import { firstStart } from "#audit-log/entry.ts"
import type { Database } from "#db/open.ts"
import { unsavedSections } from "#resources/site/unsaved.ts"
import type { Read } from "#schema.ts"

/** What is still to do on a new site; nothing once all is done. */
export async function openFirstSteps({ read }: Pick<Database, "read">): Promise<Overview["firstSteps"]> {
  const unsaved = await unsavedSections(read)
  const isDone: Record<FirstStep, boolean> = {
    password: await hasOwnPassword(read),
    contact: !unsaved.includes("contact") && !unsaved.includes("legal"),
    signature: await hasSignature(read),
    colleague: await hasColleague(read),
    course: await hasOwnCourse(read),
    payment: !unsaved.includes("paymentWays"),
  }
  const steps = firstSteps.map((step) => ({ step, isDone: isDone[step] }))
  return steps.every((step) => step.isDone) ? [] : steps
}

const newPassword = ["user.change-password", "user.set-password", "user.reset-password"] as const

/** The account of the first start has another password, or is gone. */
async function hasOwnPassword(read: Read): Promise<boolean> {
  const first = read.selectFrom("audit").select("recordId").where("actor", "=", firstStart)
  const created = await first.where("action", "=", "user.create").limit(1).executeTakeFirst()
  if (!created) return true
  const account = read.selectFrom("user").select("_id").where("_id", "=", created.recordId)
  const changes = read.selectFrom("audit").select("_id").where("recordId", "=", created.recordId)
  const change = changes.where("action", "in", newPassword).limit(1)
  return !(await account.executeTakeFirst()) || (await change.executeTakeFirst()) !== undefined
}

async function hasSignature(read: Read): Promise<boolean> {
  const named = read.selectFrom("signatory").select("_id")
  const signs = named.where(({ eb, or }) => or([eb("nameBn", "<>", ""), eb("nameEn", "<>", "")]))
  return (await signs.limit(1).executeTakeFirst()) !== undefined
}

/** An invitation makes an account, too. */
async function hasColleague(read: Read): Promise<boolean> {
  const staff = read.selectFrom("user").select("_id").where("role", "not in", ["student", "suspended"])
  return (await staff.limit(2).execute()).length > 1
}

/** One that is no sample, or that somebody has made their own. */
async function hasOwnCourse(read: Read): Promise<boolean> {
  const own = read
    .selectFrom("course")
    .leftJoin("demoRecord", "demoRecord.recordId", "course._id")
    .select("course._id")
    .where(sql<boolean>`"demoRecord"."updatedAt" is null or "demoRecord"."updatedAt" <> course."updatedAt"`)
  return (await own.limit(1).executeTakeFirst()) !== undefined
}
