import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { enqueueHash, type QueueEntry, serverEntry } from "./hashing-queue.ts"

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2("argon2id", parameters, done),
)

// OWASP's second recommended setting. A hash contains its own parameters, so they can be raised without a migration.
export const hashCost = { memory: 19456, passes: 2, parallelism: 1 }

const deriveKey = (parameters: Argon2Parameters, entry: QueueEntry) => enqueueHash(entry, () => derive(parameters))

const toBase64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "")

function toPhc(nonce: Buffer, key: Buffer): string {
  return `$argon2id$v=19$m=${hashCost.memory},t=${hashCost.passes},p=${hashCost.parallelism}$${toBase64(nonce)}$${toBase64(key)}`
}

export async function hashPassword(password: string, entry = serverEntry): Promise<string> {
  const nonce = randomBytes(16)
  return toPhc(nonce, await deriveKey({ message: password, nonce, tagLength: 32, ...hashCost }, entry))
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

export async function isPassword(password: string, hash: string, entry = serverEntry): Promise<boolean> {
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
  return timingSafeEqual(await deriveKey(parameters, entry), key)
}

/** No password matches this hash, and comparing with it takes as long as with any other. */
export const dummyHash = () => toPhc(randomBytes(16), randomBytes(32))

/** Takes as long as a real comparison, so that the response time does not reveal whether an account exists. */
export async function compareWithDummyHash(password: string, entry: QueueEntry): Promise<false> {
  await isPassword(password, dummyHash(), entry)
  return false
}
