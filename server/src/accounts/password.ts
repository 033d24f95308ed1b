import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { constants, setPriority } from "node:os"
import { promisify } from "node:util"
import { fairQueue } from "#isolation/fair-queue.ts"
import { networkOf } from "#network.ts"

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2("argon2id", parameters, done),
)

// OWASP's second recommended setting. A hash contains its own parameters, so they can be raised without a migration.
const cost = { memory: 19456, passes: 2, parallelism: 1 }

/** A hash takes 30 ms of a core and 19 MiB. The priority must not reveal, by the waiting time, whether an account exists. */
const weights = { knownBrowser: 8, signedIn: 4, unknownBrowser: 2, registration: 1 }
const enqueue = fairQueue({ maxConcurrent: 2, weights, maxQueued: 100, maxWaitMs: 30_000 })

/** The priority of a hash in the queue, and the network whose fair share it uses. */
export type QueueEntry = { priority: keyof typeof weights; network: string }

export const queueEntry = ({ ip }: { ip: string }, priority: keyof typeof weights): QueueEntry => ({
  priority,
  network: networkOf(ip),
})

/** For hashes that the server computes without a request. */
const serverEntry: QueueEntry = { priority: "signedIn", network: "" }

let isPriorityLowered = false

/** Gives the main thread priority over hashing, which would otherwise leave it a fifth of two cores. Linux only. */
function lowerHashingPriority() {
  if (isPriorityLowered || process.platform !== "linux") return
  isPriorityLowered = true
  try {
    for (const thread of readdirSync("/proc/self/task")) {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, "utf8").trim()
      if (name === "libuv-worker") setPriority(Number(thread), constants.priority.PRIORITY_LOW)
    }
  } catch {
    // Best effort.
  }
}

async function deriveKey(parameters: Argon2Parameters, { priority, network }: QueueEntry): Promise<Buffer> {
  const key = await enqueue(priority, network, () => derive(parameters))
  // The worker threads exist after the first hash.
  lowerHashingPriority()
  return key
}

const toBase64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "")

function toPhc(nonce: Buffer, key: Buffer): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${toBase64(nonce)}$${toBase64(key)}`
}

export async function hashPassword(password: string, entry = serverEntry): Promise<string> {
  const nonce = randomBytes(16)
  return toPhc(nonce, await deriveKey({ message: password, nonce, tagLength: 32, ...cost }, entry))
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
export const dummyHash = toPhc(randomBytes(16), randomBytes(32))

/** Takes as long as a real comparison, so that the response time does not reveal whether an account exists. */
export async function compareWithDummyHash(password: string, entry: QueueEntry): Promise<false> {
  await isPassword(password, dummyHash, entry)
  return false
}
