import { randomInt } from "node:crypto"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { isDeepStrictEqual } from "node:util"
import { CertificateClient } from "./certificate-client.ts"
import { certificateAt } from "./certificate-series.ts"
import { endProcess } from "./end-process.ts"
import type { RealServer } from "./real-server.ts"

const connections = 8

/** The number of certificates that a round sent, and the ids of the acknowledged ones, by index in the round's series. */
export type Sent = { series: string; count: number; acknowledged: Map<number, string> }

/** Creates certificates at full rate until the server is killed meanwhile. */
export async function createUntilKilled(server: RealServer, series: string, seconds: number): Promise<Sent> {
  const client = new CertificateClient(server.origin)
  await client.login()
  const sent: Sent = { series, count: 0, acknowledged: new Map() }
  let isKilled = false

  async function createUntilOver() {
    while (!isKilled) {
      const index = sent.count++
      try {
        sent.acknowledged.set(index, await client.create(certificateAt(series, index)))
      } catch (error) {
        if (!isKilled) throw error
      }
    }
  }
  const killing = new Promise<void>((resolve, reject) => {
    const delayMs = randomInt(Math.floor(seconds * 850), seconds * 1000)
    setTimeout(() => {
      isKilled = true
      endProcess(server.process, "SIGKILL").then(resolve, reject)
    }, delayMs)
  })
  await Promise.all([killing, ...Array.from({ length: connections }, createUntilOver)])
  return sent
}

/** How many acknowledged certificates of these rounds the server still has, exactly as they were sent. */
export async function countFound(server: RealServer, rounds: readonly Sent[]) {
  const client = new CertificateClient(server.origin)
  let found = 0
  for (const { series, count, acknowledged } of rounds) {
    let next = 0
    async function verifyUntilOver() {
      while (next < count) {
        const index = next++
        const { candidateEmail: _, ...expected } = certificateAt(series, index)
        const actual = await client.verify(expected.certificationNo)
        const id = acknowledged.get(index)
        const isExact = isDeepStrictEqual(actual, { _id: id ?? actual?._id, ...expected, status: "active" })
        if (id && isExact) found++
        // An unacknowledged certificate may exist or not, but never partially.
        else if (actual && !isExact) console.log(`  not as it was sent: ${JSON.stringify(actual)}`)
      }
    }
    await Promise.all(Array.from({ length: connections }, verifyUntilOver))
  }
  return found
}

/** SQLite's own integrity check of the file, which no server has open now. */
export function integrityOf(dataDir: string): string {
  const file = new DatabaseSync(join(dataDir, "prohori.db"), { readOnly: true })
  try {
    return file
      .prepare("pragma integrity_check")
      .all()
      .map((row) => String(row.integrity_check))
      .join("; ")
  } finally {
    file.close()
  }
}
