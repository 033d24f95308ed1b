import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { letHashingYield } from "#accounts/hashing-yields.ts"
import { concurrencyLimit } from "#isolation/concurrency-limit.ts"

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2("argon2id", parameters, done),
)

// The second of OWASP's recommended settings; a hash carries its own, so they can be raised without a migration.
const cost = { memory: 19456, passes: 2, parallelism: 1 }

// A hash costs a core 30 ms and 19 MiB, so few run at once, some wait, and the rest are told to come back.
const inTurn = concurrencyLimit({ maxConcurrent: 2, maxQueued: 100 })

async function derived(parameters: Argon2Parameters): Promise<Buffer> {
  const key = await inTurn(() => derive(parameters))
  // The threads are there after the first.
  letHashingYield()
  return key
}

const inText = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "")

function written(nonce: Buffer, key: Buffer): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${inText(nonce)}$${inText(key)}`
}

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return written(nonce, await derived({ message: password, nonce, tagLength: 32, ...cost }))
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = "", expected = ""] = phc.exec(hash) ?? []
  const key = Buffer.from(expected, "base64")
  const parameters = {
    message: password,
    nonce: Buffer.from(nonce, "base64"),
    tagLength: key.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  return timingSafeEqual(await derived(parameters), key)
}

/** No password has this hash, but to find that out takes as long as for any other. */
export const nobodysHash = written(randomBytes(16), randomBytes(32))

/** So the time of an answer does not tell whether an account exists. */
export async function compareWithNobody(password: string): Promise<false> {
  await isPassword(password, nobodysHash)
  return false
}
