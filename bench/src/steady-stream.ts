import { setTimeout as wait } from "node:timers/promises"
import { type Connection, openConnection, type Question } from "./one-connection.ts"

/** When a request was sent, and how long its answer took. */
export type Sample = { at: number; milliseconds: number }

/**
 * Asks so many times a second, whether or not earlier requests are answered yet, over as many connections as that
 * takes; answers a function that ends it and has all samples.
 */
export function startStream(port: number, perSecond: number, nextQuestion: () => Question) {
  const idle: Connection[] = []
  const samples: Sample[] = []
  const asked: Promise<void>[] = []
  let isOver = false

  async function askOnce() {
    const connection = idle.pop() ?? (await openConnection(port))
    const at = performance.now()
    const question = nextQuestion()
    const { status, milliseconds } = await connection.ask(question)
    if (status !== 200) throw new Error(`${question.path} answered ${status}`)
    samples.push({ at, milliseconds })
    idle.push(connection)
  }
  async function askUntilOver() {
    const from = performance.now()
    for (let count = 0; !isOver; count++) {
      const early = from + (count * 1000) / perSecond - performance.now()
      if (early > 0) await wait(early)
      const asking = askOnce()
      // Told at the end, by all of them together.
      asking.catch(() => {})
      asked.push(asking)
    }
    await Promise.all(asked)
  }
  const asking = askUntilOver()
  return async () => {
    isOver = true
    await asking
    for (const connection of idle) connection.close()
    return samples
  }
}
