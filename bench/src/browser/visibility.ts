import { setTimeout as wait } from "node:timers/promises"
import { aGallery } from "../../../server/src/test/factories.ts"
import type { signIn } from "../../../server/src/test/load/crash-load.ts"

type Api = Awaited<ReturnType<typeof signIn>>

const limitMs = 20_000

/** Changes a record on one server, and measures how long its cached list on each other server is without it, in milliseconds. */
export async function measureVisibility(api: Api, others: readonly string[], title: string): Promise<number> {
  const isVisible = async (origin: string) =>
    (await (await fetch(`${origin}/api/galleries/get-galleries`)).text()).includes(title)
  // So that each has the list in its cache.
  await Promise.all(others.map(isVisible))
  const { _id } = await api.change("POST", "/galleries/register", aGallery({ title }))
  const committedAt = performance.now()
  const visibleMs = async (origin: string) => {
    while (!(await isVisible(origin))) {
      if (performance.now() > committedAt + limitMs) throw new Error(`${title} did not become visible on ${origin}`)
      await wait(2)
    }
    return performance.now() - committedAt
  }
  const longest = Math.max(...(await Promise.all(others.map(visibleMs))))
  await api.change("DELETE", `/galleries/delete-gallery/${_id}`)
  return longest
}
