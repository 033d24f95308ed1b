import type { ProcessMessages } from "#db/process-messages.ts"
import { networkCache } from "#http/limits/network-cache.ts"

const sendAfterMs = 1000
/** This many lines stay below the 8,000 bytes of a notification of PostgreSQL. */
const linesPerMessage = 80

type AddUsage = (network: string, amount: number) => void

export type SharedUsage = ReturnType<typeof sharedUsage>

/**
 * Sends how much of a limit each network used to the other server processes, within a second, and adds what they send. Usage is
 * reported once it reaches a hundredth of the limit, so that most visitors cause no message. Without PostgreSQL each process counts alone.
 */
export function sharedUsage(messages: ProcessMessages) {
  const receivers = new Map<string, AddUsage>()
  const unsent = networkCache<number>()
  const due = new Set<string>()
  let isScheduled = false

  messages.listen((text) => {
    for (const line of text.split("\n")) {
      const [name = "", network = "", amount] = line.split(" ")
      if (Number(amount) > 0) receivers.get(name)?.(network, Number(amount))
    }
  })

  /** Returns the function that reports a network's usage here. `receive` is called with its usage at other processes. */
  function share(name: string, max: number, receive: AddUsage): AddUsage {
    receivers.set(name, receive)
    return (network, amount) => {
      if (!messages.isConnected || !isKey(network)) return
      const key = `${name} ${network}`
      const sum = (unsent.get(key) ?? 0) + amount
      unsent.set(key, sum)
      if (sum < max / 100) return
      due.add(key)
      schedule()
    }
  }

  function schedule() {
    if (isScheduled) return
    isScheduled = true
    setTimeout(send, sendAfterMs).unref()
  }

  async function send() {
    const lines = [...due].map((key) => `${key} ${unsent.get(key) ?? 0}`)
    for (const key of due) unsent.delete(key)
    due.clear()
    try {
      for (let start = 0; start < lines.length; start += linesPerMessage)
        await messages.send(lines.slice(start, start + linesPerMessage).join("\n"))
    } catch {
      // The connection is lost, which its owner logs; or a write that waits for a standby holds the lock. Usage that was not sent counts only here.
    }
    isScheduled = false
    if (due.size > 0) schedule()
  }

  return { share }
}

/** The parts of a line are separated by spaces, and a message must stay short. */
const isKey = (text: string) => /^[\w.:-]{1,60}$/.test(text)
