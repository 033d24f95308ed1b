import { once } from "node:events"
import { connect } from "node:net"

const patience = 30_000

export type Question = {
  method?: "GET" | "POST"
  path: string
  token?: string
  from?: string
  type?: string
  body?: string | Buffer
}
export type Answer = { status: number; body: string; milliseconds: number }
export type Connection = Awaited<ReturnType<typeof openConnection>>

/**
 * A connection for one request after the other, each with the time until the last byte of its answer was there. (fetch
 * would take longer than what is measured.)
 */
export async function openConnection(port: number) {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true })
  await once(socket, "connect")
  let parts: Buffer[] = []
  let answered = (_answer: Omit<Answer, "milliseconds">) => {}
  let failed = (_error: Error) => {}
  socket.on("data", (bytes: Buffer) => {
    parts.push(bytes)
    const answer = wholeAnswer(parts)
    if (!answer) return
    parts = []
    answered(answer)
  })
  socket.setTimeout(patience, () => socket.destroy(new Error("The app went silent")))
  socket.on("error", (error) => failed(error))
  socket.on("close", () => failed(new Error("The app closed a connection")))

  async function ask(question: Question): Promise<Answer> {
    const from = performance.now()
    const answer = await new Promise<Omit<Answer, "milliseconds">>((resolve, reject) => {
      ;[answered, failed] = [resolve, reject]
      socket.write(headOf(question, port))
      if (question.body !== undefined) socket.write(question.body)
    })
    return { ...answer, milliseconds: performance.now() - from }
  }
  return { ask, close: () => socket.destroy() }
}

function headOf({ method = "GET", path, token, from, type = "application/json", body }: Question, port: number) {
  const lines = [`${method} ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`]
  if (token) lines.push(`authorization: ${token}`)
  if (from) lines.push(`x-forwarded-for: ${from}`)
  if (body !== undefined) lines.push(`content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`)
  return `${lines.join("\r\n")}\r\n\r\n`
}

function wholeAnswer(parts: Buffer[]) {
  const bytes = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
  const end = bytes.indexOf("\r\n\r\n")
  if (end < 0) return null
  const head = bytes.toString("latin1", 0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
  if (bytes.length < end + 4 + length) return null
  return { status: Number(head.slice(9, 12)), body: bytes.toString("utf8", end + 4) }
}
