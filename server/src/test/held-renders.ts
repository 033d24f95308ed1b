import { setImmediate as nextTurn } from "node:timers/promises"
import { builtPages } from "#pages/built.ts"
import { startTestApp, testLimits } from "#test/test-app.ts"

const settings = { publicUrl: "https://prohori.example", rateLimit: 0, trustProxy: undefined }

/** The app with real pages, whose renders can be paused, released or made to fail. */
export async function startHeldRenders(
  limits: Partial<typeof testLimits> = {},
  more: Parameters<typeof startTestApp>[1] = {},
) {
  const pages = await builtPages()
  const renderedUrls: string[] = []
  let gate: Promise<void> | undefined
  let error: Error | undefined
  let release = () => {}
  const render: typeof pages.render = async (rendering) => {
    renderedUrls.push(rendering.url)
    await gate
    if (error) throw error
    return pages.render(rendering)
  }
  const app = await startTestApp("sqlite", {
    pages: { ...pages, render },
    settings,
    limits: { ...testLimits, ...limits },
    ...more,
  })
  function hold() {
    renderedUrls.length = 0
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    release = () => {
      gate = undefined
      resolve()
    }
  }
  const get = (url: string, headers = {}) => app.request({ url, headers })
  const failWith = (reason?: Error) => {
    error = reason
  }
  return { app, get, renderedUrls, hold, release: () => release(), failWith }
}

/** Waits for enough turns of the event loop that pending work can continue. */
export async function settle() {
  for (let turn = 0; turn < 50; turn++) await nextTurn()
}
