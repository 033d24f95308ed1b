import { setTimeout as wait } from "node:timers/promises"
import { type Connection, type HttpRequest, openConnection } from "./http-connection.ts"

/** The time at which a request was sent, and the latency and status of its response. */
export type Sample = { sentAt: number; milliseconds: number; status: number }

/**
 * Sends requests at a constant rate without waiting for earlier responses (open loop), over as many connections as
 * needed. Returns a function that ends the load and returns all samples. Any other status fails.
 */
export function startConstantRate(
  port: number,
  perSecond: number,
  nextRequest: () => HttpRequest,
  statuses: readonly number[] = [200],
) {
  const idle: Connection[] = []
  const samples: Sample[] = []
  const sent: Promise<void>[] = []
  let isOver = false

  async function sendOne() {
    const connection = idle.pop() ?? (await openConnection(port))
    const sentAt = performance.now()
    const request = nextRequest()
    const { status, milliseconds } = await connection.send(request)
    if (!statuses.includes(status)) throw new Error(`${request.path} responded ${status}`)
    samples.push({ sentAt, milliseconds, status })
    idle.push(connection)
  }
  async function sendUntilOver() {
    const from = performance.now()
    for (let count = 0; !isOver; count++) {
      const waitMs = from + (count * 1000) / perSecond - performance.now()
      if (waitMs > 0) await wait(waitMs)
      const sending = sendOne()
      // Promise.all reports a failure at the end.
      sending.catch(() => {})
      sent.push(sending)
    }
    await Promise.all(sent)
  }
  const sending = sendUntilOver()
  return async () => {
    isOver = true
    await sending
    for (const connection of idle) connection.close()
    return samples
  }
}
