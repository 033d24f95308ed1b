import { createHash } from "node:crypto"
import type { ShareCard } from "contract"
import { LRUCache } from "lru-cache"
import { childProcess } from "#isolation/child-workers.ts"
import { fairQueue } from "#isolation/fair-queue.ts"
import { observeCache } from "#isolation/observable-gauges.ts"
import { programFile } from "#program-file.ts"
import type { ShareRequest, ShareResult } from "#share/draw.ts"

type Limits = { maxQueued: number; maxWaitMs: number; timeoutMs: number }
export type ShareImage = { png: Buffer; etag: string }
type Drawing = { card: ShareCard; network: string }

const maxImageCacheBytes = 8 * 1024 * 1024
const maxConcurrent = 2

/**
 * Images cached by all their texts: a changed course gets a new image immediately, others keep theirs. There are as many
 * images as certificates, so each network has its own queue.
 */
export function openShareImages(folder: string, { maxQueued, maxWaitMs, timeoutMs }: Limits) {
  const env = { FONTCONFIG_FILE: `${folder}fonts.conf`, PANGOCAIRO_BACKEND: "fontconfig" }
  const drawing = childProcess<ShareResult>({ program: programFile("share/draw"), env, timeoutMs })
  const lanes = { image: { weight: 1, maxQueued, maxWaitMs } }
  const { enqueue } = fairQueue({ name: "Share images", maxConcurrent, lanes })

  async function draw({ card, network }: Drawing): Promise<ShareImage> {
    const request: ShareRequest = { card, folder }
    const result = await enqueue("image", network, () => drawing.run(request))
    const png = Buffer.from(result.png)
    return { png, etag: `"${createHash("sha1").update(png).digest("base64url")}"` }
  }

  // Concurrent requests for the same image share one child process.
  const images = new LRUCache<string, ShareImage, Drawing>({
    maxSize: maxImageCacheBytes,
    sizeCalculation: ({ png }) => png.length,
    fetchMethod: (_key, _stale, { context }) => draw(context),
    ignoreFetchAbort: true,
  })
  observeCache("Preview images", images, () => images.calculatedSize)
  return (card: ShareCard, network: string): Promise<ShareImage> =>
    images.forceFetch(JSON.stringify(card), { context: { card, network } })
}
