import { setTimeout as wait } from "node:timers/promises"
import { percentile } from "#percentile.ts"
import type { LoadPlan, LoadResult } from "./load-plan.ts"
import { LoadSocket } from "./load-socket.ts"

const responseTimeoutMs = 10_000
const refusals = [503, 429]

/** Sends the requests of a plan and reports the responses. */
export async function runLoad(port: number, { path, seconds, perSecond, sockets }: LoadPlan): Promise<LoadResult> {
  const begin = performance.now()
  const end = begin + seconds * 1000
  const cpu = process.cpuUsage()
  const all = new Set<LoadSocket>()
  const idle: LoadSocket[] = []
  // The intended times of requests that are overdue because all sockets wait for responses.
  const due: number[] = []
  const acceptedAt: number[] = []
  const acceptedMs: number[] = []
  const refusedMs: number[] = []
  const count = { sent: 0, failed: 0, closed: 0 }
  const unique = `${process.pid}-${Math.round(begin)}`

  function send(socket: LoadSocket, intended: number) {
    count.sent++
    socket.send(path.endsWith("=") ? `${path}${unique}-${count.sent}` : path, (status) => {
      const now = performance.now()
      if (status === 200) {
        acceptedAt.push(now - begin)
        acceptedMs.push(now - intended)
      } else if (refusals.includes(status)) refusedMs.push(now - intended)
      else count.failed++
      next(socket, now)
    })
  }
  function next(socket: LoadSocket, now: number) {
    const waiting = due.shift()
    if (waiting !== undefined) send(socket, waiting)
    else if (perSecond === undefined && now < end) send(socket, now)
    else idle.push(socket)
  }
  function open(): LoadSocket {
    const socket = new LoadSocket(port, (wasWaiting) => {
      all.delete(socket)
      const index = idle.indexOf(socket)
      if (index >= 0) idle.splice(index, 1)
      if (wasWaiting) count.closed++
    })
    all.add(socket)
    return socket
  }

  if (perSecond === undefined) for (let opened = 0; opened < sockets; opened++) send(open(), begin)
  let scheduled = 0
  for (let now = begin; now < end; now = performance.now()) {
    while (perSecond !== undefined && scheduled < ((now - begin) * perSecond) / 1000) {
      const intended = begin + (scheduled++ * 1000) / perSecond
      const socket = idle.pop() ?? (all.size < sockets ? open() : undefined)
      if (socket) send(socket, intended)
      else due.push(intended)
    }
    await wait(1)
  }
  const completed = () => acceptedMs.length + refusedMs.length + count.failed + count.closed
  while (completed() < count.sent && performance.now() < end + responseTimeoutMs) await wait(10)
  const { user, system } = process.cpuUsage(cpu)
  const ownCpu = (user + system) / 1000 / (performance.now() - begin)
  const sent = count.sent + due.length
  for (const socket of all) socket.close()
  const percentiles = (values: number[]) => ({ p50: percentile(values, 0.5), p99: percentile(values, 0.99) })
  return {
    sent,
    refused: refusedMs.length,
    failed: count.failed,
    withoutResponse: sent - acceptedMs.length - refusedMs.length - count.failed,
    acceptedPerSecond: acceptedAt.filter((at) => at < seconds * 1000).length / seconds,
    acceptedMs: percentiles(acceptedMs),
    refusedMs: percentiles(refusedMs),
    acceptedAt,
    ownCpu,
  }
}
