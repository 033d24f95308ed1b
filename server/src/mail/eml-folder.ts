import { mkdir, open, rename } from "node:fs/promises"
import { join } from "node:path"
import { emlOf } from "#mail/eml.ts"
import type { Carrier, Message } from "#mail/message.ts"

/** Writes each mail as a file, for whoever runs this without a mail server. */
export function emlFolder(folder: string): Carrier {
  return {
    send: async (message) => {
      // Its links are secrets, also from others on the same machine.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, nameOf(message))
      const file = await open(`${path}.tmp`, "w", 0o600)
      try {
        await file.writeFile(emlOf(message))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.tmp`, path)
    },
    close: () => {},
  }
}

/** The same at every attempt, so that no mail lies there twice. Colons are no part of a file's name on every system. */
function nameOf({ date, messageId }: Message): string {
  return `${date.toISOString().replaceAll(":", "-")}-${messageId.slice(1, messageId.indexOf("@"))}.eml`
}
