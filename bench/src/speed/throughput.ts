import { connect, type Socket } from "node:net"
import { responseLength } from "#load/response-length.ts"

const connections = 32
const socketTimeoutMs = 5000
const warmUpMs = 200

export type Load = { port: number; nextRequest: () => string }

/**
 * Counts responses over 32 connections, each of which sends the next request after each response (closed loop). It parses
 * only the status: all responses of one load have the same length. (autocannon needs twice the CPU time per request,
 * on a machine that it shares with the server.)
 */
export async function responsesPerSecond({ port, nextRequest }: Load, seconds: number): Promise<number> {
  const length = await responseLength(port, nextRequest())
  let responses = 0
  let isOver = false

  function sendUntilOver() {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let missing = 0
    function receive(size: number, bytes: Uint8Array) {
      if (missing === 0) {
        if (!isSuccess(bytes)) return fail(`responded ${Buffer.from(bytes.subarray(0, 40)).toString("latin1")}`)
        missing = length
      }
      missing -= size
      if (missing < 0) return fail("sent a response of another length than the first")
      if (missing === 0) next()
      return true
    }
    const buffer = Buffer.allocUnsafe(64 * 1024)
    const socket: Socket = connect({ port, host: "127.0.0.1", noDelay: true, onread: { buffer, callback: receive } })
    function next() {
      responses++
      if (isOver) socket.destroy()
      else socket.write(nextRequest(), "latin1")
    }
    function fail(reason: string) {
      socket.destroy(new Error(`The app ${reason}`))
      return false
    }
    socket.once("connect", () => socket.write(nextRequest(), "latin1"))
    socket.setTimeout(socketTimeoutMs, () => fail("timed out"))
    socket.once("error", reject)
    socket.once("close", () => (isOver ? resolve() : reject(new Error("The app closed a connection"))))
    return promise
  }

  const all = Promise.all(Array.from({ length: connections }, sendUntilOver))
  const measured = (async () => {
    await wait(warmUpMs)
    const from = { responses, atMs: performance.now() }
    await wait(seconds * 1000)
    const rate = (responses - from.responses) / ((performance.now() - from.atMs) / 1000)
    isOver = true
    return rate
  })()
  await Promise.race([all, measured])
  await all
  return measured
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** `HTTP/1.1 200`: the three digits are at 9, 10 and 11. */
const isSuccess = (bytes: Uint8Array) => bytes[9] === 0x32 && bytes[10] === 0x30 && bytes[11] === 0x30
