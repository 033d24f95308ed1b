import { useSyncExternalStore } from "react"
import type { LoaderFunction } from "react-router"

/** The server was not reached. */
export class NoConnection extends Error {}

type Page = { Component: unknown; loader?: LoaderFunction }

const retryIntervalMs = 5000

let waiting = 0
let onChange = () => {}

/** Loads a page and its data. Without a connection it waits for one; meanwhile the router keeps the page that is shown. */
export async function loadWhenConnected<P extends Page>(load: () => Promise<P>): Promise<P> {
  const page = await retried(load)
  const { loader } = page
  if (!loader) return page
  return { ...page, loader: (args) => retried(async () => loader(args), args.request.signal) }
}

async function retried<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  let isWaiting = false
  try {
    for (;;) {
      try {
        return await load()
      } catch (error) {
        // The user has gone elsewhere.
        if (!(error instanceof NoConnection) || signal?.aborted) throw error
      }
      if (!isWaiting) changeWaiting(1)
      isWaiting = true
      await nextTry()
    }
  } finally {
    if (isWaiting) changeWaiting(-1)
  }
}

/** When the browser says that it is online, and from time to time, because it may not know. */
const nextTry = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(tryAgain, retryIntervalMs)
    addEventListener("online", tryAgain)
    function tryAgain() {
      clearTimeout(timer)
      removeEventListener("online", tryAgain)
      resolve()
    }
  })

export const tryNow = () => dispatchEvent(new Event("online"))

function changeWaiting(by: number) {
  waiting += by
  onChange()
}

function subscribe(changed: () => void) {
  onChange = changed
  return () => {
    onChange = () => {}
  }
}

export const useIsWaiting = () =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  )
