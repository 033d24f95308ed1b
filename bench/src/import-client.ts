import type { AppProcess } from "./app-process.ts"
import type { Connection } from "./one-connection.ts"
import { personAt } from "./people.ts"
import { certificateOf, personsNumber } from "./seed-people.ts"

export const rowsOfFile = 10_000

/** Somebody in the office: each certificate that they make is for the next person. */
export type Client = { app: AppProcess; connection: Connection; token: string; nextPerson: () => number }

/** As bytes: to encode it while others are measured would hold them up here, not in the server. */
export function fileOf({ nextPerson }: Client): Buffer {
  const lines = Array.from({ length: rowsOfFile }, () => {
    const index = nextPerson()
    return Object.values(certificateOf(personAt(index), personsNumber(index))).join(",")
  })
  const head = "candidateName,candidateEmail,certificationName,batchNo,certificationNo"
  return Buffer.from([head, ...lines].join("\r\n"))
}

export async function importFile({ connection, token }: Client, body: Buffer): Promise<number> {
  const path = "/api/certificates/import-certificates"
  const answer = await connection.ask({ method: "POST", path, token, type: "text/csv", body })
  const isDone = answer.status === 200 && JSON.parse(answer.body).data.created === rowsOfFile
  if (!isDone) throw new Error(`Importing answered ${answer.status}: ${answer.body}`)
  return answer.milliseconds
}
