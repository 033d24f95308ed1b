import { createHash } from "node:crypto"
import type { ShareCard } from "contract"
import { LRUCache } from "lru-cache"
import { isolatedProgram } from "#isolation/child-process.ts"
import type { ShareOrder, ShareOutcome } from "#share/draw.ts"

export type SharePicture = { png: Buffer; etag: string }

const maxBytes = 8 * 1024 * 1024

/** Pictures by all that is written on them, so a changed course has a new one at once and the others keep theirs. */
export function openShareImages(folder: string) {
  const drawn = isolatedProgram<ShareOutcome>({
    name: "Drawing share pictures",
    program: new URL("./draw.ts", import.meta.url),
    env: { FONTCONFIG_FILE: `${folder}fonts.conf`, PANGOCAIRO_BACKEND: "fontconfig" },
    maxConcurrent: 2,
    maxQueued: 30,
    timeoutMs: 15_000,
    failureThreshold: 5,
    openMs: 10_000,
  })

  async function draw(card: ShareCard): Promise<SharePicture> {
    const order: ShareOrder = { card, folder }
    const outcome = await drawn(order)
    const png = Buffer.from(outcome.png)
    return { png, etag: `"${createHash("sha1").update(png).digest("base64url")}"` }
  }

  // Requests for one that is being drawn wait for it.
  const pictures = new LRUCache<string, SharePicture, ShareCard>({
    maxSize: maxBytes,
    sizeCalculation: ({ png }) => png.length,
    fetchMethod: (_key, _stale, { context }) => draw(context),
    ignoreFetchAbort: true,
  })
  return (card: ShareCard): Promise<SharePicture> => pictures.forceFetch(JSON.stringify(card), { context: card })
}
