import { isDeepStrictEqual } from "node:util"
import type { BlogPost } from "contract"
import { runPeriodically } from "#isolation/run-periodically.ts"
import type { Log } from "#log.ts"

export const feedLimits = { intervalMs: 60 * 60 * 1000, timeoutMs: 10_000, maxBytes: 1_000_000 }

export type BlogFeed = { posts: () => readonly BlogPost[]; stop: () => Promise<void> }

type FeedOptions = { url: string; log: Log; onChange: () => void; limits?: typeof feedLimits }

/** Reads the blog's feed every hour, in the background: no request waits for it. A failed reading leaves the last posts. */
export function openBlogFeed({ url, log, onChange, limits = feedLimits }: FeedOptions): BlogFeed {
  let posts: readonly BlogPost[] = []
  if (url === "") return { posts: () => posts, stop: async () => {} }

  async function refresh(signal: AbortSignal) {
    const xml = await download(url, signal, limits)
    // Not at the start of every server: the parser has 180 modules, and most sites have no blog.
    const { readFeed } = await import("#resources/blog/read-feed.ts")
    const found = readFeed(xml, url)
    if (isDeepStrictEqual(found, posts)) return
    posts = found
    onChange()
  }
  const { stop } = runPeriodically(limits.intervalMs, refresh, (error) =>
    log.warn({ err: error, url }, "the blog's feed could not be read; its last posts are still shown"),
  )
  return { posts: () => posts, stop }
}

async function download(url: string, signal: AbortSignal, { timeoutMs, maxBytes }: typeof feedLimits) {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    // The blog's host could otherwise make this server request addresses of its own network.
    redirect: "error",
    headers: { accept: "application/atom+xml, application/rss+xml, application/xml, text/xml" },
  })
  if (!response.ok || !response.body) throw new Error(`The feed responded ${response.status}`)
  const decoder = new TextDecoder()
  let text = ""
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the download.
    if (bytes > maxBytes) throw new Error(`The feed has more than ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
