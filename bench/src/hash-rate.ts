import { hashPassword, isPassword } from "../../server/src/accounts/password.ts"

const atOnce = 2

/** How many passwords a second two cores can compare at best: two at a time, with nothing else to do. */
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
  await Promise.all(Array.from({ length: atOnce }, compareUntilOver))
  return compared / ((performance.now() - from) / 1000)
}
