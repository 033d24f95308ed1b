import type { Read, Trx } from "#schema.ts"

const maxInstructors = 500

/** Whoever has proved that the email is theirs: anyone can register with any email. */
const verified = (read: Read) => read.selectFrom("user").where("role", "=", "instructor").where("isVerified", "=", 1)

export const listInstructors = (read: Read) =>
  verified(read).select(["_id", "name", "email"]).orderBy("name").limit(maxInstructors).execute()

export async function instructorIdOf(trx: Trx, email: string): Promise<string | null> {
  const instructor = await verified(trx).select("_id").where("email", "=", email).executeTakeFirst()
  return instructor?._id ?? null
}
