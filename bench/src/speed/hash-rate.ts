import { hashPassword, isPassword } from "../../../server/src/accounts/password/password.ts"

const maxConcurrent = 2

/** The maximum number of passwords per second that two cores can compare: two concurrently, in an idle process. */
export async function hashesPerSecond(seconds: number): Promise<number> {
  const hash = await hashPassword("warm-up")
  const from = performance.now()
  const until = from + seconds * 1000
  let compared = 0
  async function compareUntilOver() {
    while (performance.now() < until) {
      await isPassword("warm-up", hash)
      compared++
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, compareUntilOver))
  return compared / ((performance.now() - from) / 1000)
}
