import type { Connection } from "#load/http-connection.ts"
import type { AppProcess } from "#process/app-process.ts"
import { personAt } from "#seed/people.ts"
import { certificateNumberAt, certificateOf } from "#seed/seed-people.ts"

export const rowsOfFile = 10_000

/** An admin who creates each certificate for the next person. */
export type Client = { app: AppProcess; connection: Connection; token: string; nextPerson: () => number }

/** Returns bytes: encoding during the measurement would delay the other requests in this process, not in the server. */
export function fileOf({ nextPerson }: Client): Buffer {
  const lines = Array.from({ length: rowsOfFile }, () => {
    const index = nextPerson()
    return Object.values(certificateOf(personAt(index), certificateNumberAt(index))).join(",")
  })
  const head = "candidateName,candidateEmail,certificationName,batchNo,certificationNo"
  return Buffer.from([head, ...lines].join("\r\n"))
}

export async function importFile({ connection, token }: Client, body: Buffer): Promise<number> {
  const path = "/api/certificates/import-certificates"
  const response = await connection.send({ method: "POST", path, token, type: "text/csv", body })
  const isDone = response.status === 200 && JSON.parse(response.body()).data.created === rowsOfFile
  if (!isDone) throw new Error(`Importing responded ${response.status}: ${response.body()}`)
  return response.milliseconds
}
