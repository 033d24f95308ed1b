import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { constants, setPriority } from "node:os"
import { promisify } from "node:util"
import { fairQueue } from "#isolation/fair-queue.ts"
import { networkOf } from "#network.ts"

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
  argon2("argon2id", parameters, done),
)

// The second of OWASP's recommended settings; a hash carries its own, so they can be raised without a migration.
const cost = { memory: 19456, passes: 2, parallelism: 1 }

/** A hash takes 30 ms of a core and 19 MiB. Priority must not tell, by the wait, whether an account exists. */
const weights = { knownBrowser: 8, signedIn: 4, unknownBrowser: 2, registration: 1 }
const queued = fairQueue({ maxConcurrent: 2, weights, maxQueued: 100, maxWaitMs: 30_000 })

/** Who waits for a hash: the priority, and the network whose fair share it takes. */
export type QueueEntry = { priority: keyof typeof weights; network: string }

export const queueEntry = ({ ip }: { ip: string }, priority: keyof typeof weights): QueueEntry => ({
  priority,
  network: networkOf(ip),
})

/** For what the server does by itself. */
const ownTurn: QueueEntry = { priority: "signedIn", network: "" }

let areAsked = false

/** Hashing yields to the thread that answers, which would get a fifth of two cores. Linux alone has such priorities. */
function letHashingYield() {
  if (areAsked || process.platform !== "linux") return
  areAsked = true
  try {
    for (const thread of readdirSync("/proc/self/task")) {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, "utf8").trim()
      if (name === "libuv-worker") setPriority(Number(thread), constants.priority.PRIORITY_LOW)
    }
  } catch {
    // Nothing depends on it.
  }
}

async function derived(parameters: Argon2Parameters, { priority, network }: QueueEntry): Promise<Buffer> {
  const key = await queued(priority, network, () => derive(parameters))
  // The threads are there after the first.
  letHashingYield()
  return key
}

const inText = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "")

function written(nonce: Buffer, key: Buffer): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${inText(nonce)}$${inText(key)}`
}

export async function hashPassword(password: string, place = ownTurn): Promise<string> {
  const nonce = randomBytes(16)
  return written(nonce, await derived({ message: password, nonce, tagLength: 32, ...cost }, place))
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

export async function isPassword(password: string, hash: string, place = ownTurn): Promise<boolean> {
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
  return timingSafeEqual(await derived(parameters, place), key)
}

/** No password has this hash, but to find that out takes as long as for any other. */
export const dummyHash = written(randomBytes(16), randomBytes(32))

/** So the time of an answer does not tell whether an account exists. */
export async function compareWithDummyHash(password: string, place: QueueEntry): Promise<false> {
  await isPassword(password, dummyHash, place)
  return false
}
