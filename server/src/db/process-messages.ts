type Send = (text: string) => Promise<unknown>

/** Short messages between the server processes on one PostgreSQL. With SQLite there is only one process, and nothing is sent. */
export class ProcessMessages {
  readonly #listeners = new Set<(text: string) => void>()
  #connection: Send | undefined

  get isConnected(): boolean {
    return this.#connection !== undefined
  }

  connect(send: Send) {
    this.#connection = send
  }

  disconnect() {
    this.#connection = undefined
  }

  listen(listener: (text: string) => void) {
    this.#listeners.add(listener)
  }

  /** PostgreSQL accepts less than 8,000 bytes. Without a connection nothing is sent. */
  async send(text: string) {
    await this.#connection?.(text)
  }

  receive(text: string) {
    for (const listener of this.#listeners) listener(text)
  }
}
