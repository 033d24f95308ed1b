import { useEffect, useReducer } from "react"
import { useOnline } from "#ui/use-online.ts"
import type { ShownPicture } from "./api.ts"

const untilRest = 3000
/** More than these are looked at only when somebody asks for it, as is everything where data is to be saved. */
const mostUnasked = 300

const count = (now: number) => now + 1

function isSparing(pictures: readonly unknown[]) {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return pictures.length > mostUnasked || connection?.saveData === true
}

/** Which pictures this browser cannot load. It begins when the page has come to rest, and goes on after a pause. */
export function usePictureCheck(pictures: readonly ShownPicture[]) {
  const [, showProgress] = useReducer(count, 0)
  const [asked, ask] = useReducer(count, 0)
  const isOnline = useOnline()
  const isWanted = asked > 0 || !isSparing(pictures)

  useEffect(() => {
    const addresses = pictures.map(({ address }) => address)
    if (!isWanted || !isOnline || addresses.every(isKnown)) return
    const stop = new AbortController()
    const wait = setTimeout(() => void loadAll(addresses, stop.signal, showProgress), asked ? 0 : untilRest)
    return () => {
      clearTimeout(wait)
      stop.abort()
    }
  }, [pictures, isWanted, isOnline, asked])

  const checked = pictures.filter(({ address }) => isKnown(address)).length
  return {
    checked,
    isDone: checked === pictures.length,
    broken: pictures.filter(({ address }) => isBroken(address)),
    isWanted,
    isOnline,
    again: () => {
      forget(pictures.map(({ address }) => address))
      ask()
    },
  }
}

const concurrency = 4
const timeoutMs = 30_000

/** What became of each address, for as long as this visit lasts. */
const known = new Map<string, boolean>()

const isKnown = (address: string) => known.has(address)
const isBroken = (address: string) => known.get(address) === false
const forget = (addresses: readonly string[]) => {
  for (const address of addresses) known.delete(address)
}

/** Loads what is not known yet, a few at a time; without a connection nothing is learnt, and nothing is blamed. */
async function loadAll(addresses: readonly string[], signal: AbortSignal, onKnown: () => void) {
  const queue = new Set(addresses.filter((address) => !isKnown(address))).values()
  async function work() {
    for (const address of queue) {
      if (signal.aborted || !navigator.onLine) return
      const loads = await isLoadable(address, signal)
      if (signal.aborted || (!loads && !navigator.onLine)) return
      known.set(address, loads)
      onKnown()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}

function isLoadable(address: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    const end = (loads: boolean) => {
      clearTimeout(timeout)
      signal.removeEventListener("abort", stop)
      resolve(loads)
    }
    const stop = () => {
      end(false)
      image.src = ""
    }
    const timeout = setTimeout(stop, timeoutMs)
    signal.addEventListener("abort", stop)
    image.onload = () => end(true)
    image.onerror = () => end(false)
    image.fetchPriority = "low"
    image.src = address
  })
}
