import { connect } from "node:net"

/** How many bytes, headers included, the answer to this request has. */
export async function answerLength(port: number, request: string): Promise<number> {
  const socket = connect({ port, host: "127.0.0.1" })
  socket.setEncoding("latin1")
  socket.setTimeout(5000, () => socket.destroy(new Error("The app does not answer")))
  socket.write(request)
  let answer = ""
  for await (const text of socket) {
    answer += text
    const [head = ""] = answer.split("\r\n\r\n", 1)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (answer.length > head.length && length) return head.length + 4 + Number(length)
  }
  throw new Error(`The app closed the connection after ${answer}`)
}
