import { connect, type Socket } from "node:net"
import { answerLength } from "./answer-length.ts"

const connections = 32
const patience = 5000
const warmUp = 200

export type Load = { port: number; nextRequest: () => string }

/**
 * Asks over 32 connections, each the next as soon as the last is answered, and counts. It parses nothing but the status:
 * all answers of one load have one length. (autocannon spends twice the processor time on each, on a
 * machine that the server needs too.)
 */
export async function answersPerSecond({ port, nextRequest }: Load, seconds: number): Promise<number> {
  const length = await answerLength(port, nextRequest())
  let answered = 0
  let isOver = false

  function askUntilOver() {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let missing = 0
    function receive(size: number, bytes: Uint8Array) {
      if (missing === 0) {
        if (!isSuccess(bytes)) return give(`answered ${Buffer.from(bytes.subarray(0, 40)).toString("latin1")}`)
        missing = length
      }
      missing -= size
      if (missing < 0) return give("sent an answer of another length than the first")
      if (missing === 0) next()
      return true
    }
    const buffer = Buffer.allocUnsafe(64 * 1024)
    const socket: Socket = connect({ port, host: "127.0.0.1", noDelay: true, onread: { buffer, callback: receive } })
    function next() {
      answered++
      if (isOver) socket.destroy()
      else socket.write(nextRequest(), "latin1")
    }
    function give(complaint: string) {
      socket.destroy(new Error(`The app ${complaint}`))
      return false
    }
    socket.once("connect", () => socket.write(nextRequest(), "latin1"))
    socket.setTimeout(patience, () => give("went silent"))
    socket.once("error", reject)
    socket.once("close", () => (isOver ? resolve() : reject(new Error("The app closed a connection"))))
    return promise
  }

  const all = Promise.all(Array.from({ length: connections }, askUntilOver))
  const measured = (async () => {
    await wait(warmUp)
    const from = { answered, at: performance.now() }
    await wait(seconds * 1000)
    const rate = (answered - from.answered) / ((performance.now() - from.at) / 1000)
    isOver = true
    return rate
  })()
  await Promise.race([all, measured])
  await all
  return measured
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** `HTTP/1.1 200`: the three digits stand at 9, 10 and 11. */
const isSuccess = (bytes: Uint8Array) => bytes[9] === 0x32 && bytes[10] === 0x30 && bytes[11] === 0x30
