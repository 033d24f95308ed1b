import { connect } from "node:net"

/** The number of bytes, including headers, of the response to this request. */
export async function responseLength(port: number, request: string): Promise<number> {
  const socket = connect({ port, host: "127.0.0.1" })
  socket.setEncoding("latin1")
  socket.setTimeout(5000, () => socket.destroy(new Error("The app does not respond")))
  socket.write(request)
  let response = ""
  for await (const text of socket) {
    response += text
    const [head = ""] = response.split("\r\n\r\n", 1)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (response.length > head.length && length) return head.length + 4 + Number(length)
  }
  throw new Error(`The app closed the connection after ${response}`)
}
