import { createHash } from "node:crypto"
import { fileURLToPath } from "node:url"
import type { ShareCard } from "contract"
import { runInChildProcess } from "#isolation/child-process.ts"
import { isolated } from "#isolation/isolated.ts"
import type { ShareOrder, ShareOutcome } from "#share/draw.ts"

export type SharePicture = { png: Buffer; etag: string }

const drawingTimeoutMs = 15_000
const mostBytes = 8 * 1024 * 1024
const program = fileURLToPath(new URL("./draw.ts", import.meta.url))

/**
 * Pictures by all that is written on them, so a changed course has a new one at once and the others keep theirs; the
 * longest unused go first. Whoever asks for one that is being drawn waits for it.
 */
export function openSharePictures(folder: string) {
  const kept = new Map<string, SharePicture>()
  const drawing = new Map<string, Promise<SharePicture>>()
  const inDrawer = isolated({
    name: "Drawing share pictures",
    maxConcurrent: 2,
    maxQueued: 30,
    timeoutMs: drawingTimeoutMs + 1000,
    failureThreshold: 5,
    openMs: 10_000,
  })
  let bytes = 0

  async function draw(card: ShareCard): Promise<SharePicture> {
    const order: ShareOrder = { card, folder }
    const env = { FONTCONFIG_FILE: `${folder}fonts.conf`, PANGOCAIRO_BACKEND: "fontconfig" }
    const outcome = await inDrawer(() =>
      runInChildProcess<ShareOutcome>({ program, timeoutMs: drawingTimeoutMs, env }, order),
    )
    const png = Buffer.from(outcome.png)
    return { png, etag: `"${createHash("sha1").update(png).digest("base64url")}"` }
  }

  function keep(key: string, picture: SharePicture) {
    kept.set(key, picture)
    bytes += picture.png.length
    for (const [oldest, { png }] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= png.length
    }
  }

  return async (card: ShareCard): Promise<SharePicture> => {
    const key = JSON.stringify(card)
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const begun = drawing.get(key)
    if (begun) return begun
    const picture = draw(card)
    drawing.set(key, picture)
    try {
      const drawn = await picture
      keep(key, drawn)
      return drawn
    } finally {
      drawing.delete(key)
    }
  }
}
