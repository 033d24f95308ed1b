import { connect, type Socket } from "node:net"

export type OnResponse = (status: number) => void

/**
 * A keep-alive connection with one request at a time. It reads only the status and the length of a response:
 * the generator must use little CPU time, because it shares the machine with the server.
 */
export class LoadSocket {
  readonly #socket: Socket
  #onResponse: OnResponse | null = null
  #missing = 0
  #head = ""
  #status = 0

  constructor(port: number, onEnd: (wasWaiting: boolean) => void) {
    const onread = { buffer: Buffer.allocUnsafe(64 * 1024), callback: this.#read }
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true, onread })
    this.#socket.on("error", () => {})
    this.#socket.on("close", () => {
      const wasWaiting = this.#onResponse !== null
      this.#onResponse = null
      onEnd(wasWaiting)
    })
  }

  send(path: string, onResponse: OnResponse) {
    this.#onResponse = onResponse
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-language: en\r\n\r\n`, "latin1")
  }

  close() {
    this.#socket.destroy()
  }

  readonly #read = (size: number, buffer: Uint8Array) => {
    const bytes = Buffer.from(buffer.buffer, buffer.byteOffset, size)
    if (this.#missing > 0) this.#missing -= size
    else {
      const end = bytes.indexOf("\r\n\r\n")
      this.#head += bytes.toString("latin1", 0, end < 0 ? size : end)
      if (end < 0) return true
      this.#status = Number(this.#head.slice(9, 12))
      const length = Number(/\ncontent-length: (\d+)/i.exec(this.#head)?.[1])
      this.#missing = length - (size - end - 4)
      this.#head = ""
    }
    if (this.#missing > 0) return true
    const onResponse = this.#onResponse
    this.#onResponse = null
    onResponse?.(this.#status)
    return true
  }
}
