import { useEffect, useReducer } from "react"
import { useOnline } from "#ui/use-online.ts"
import { type ShownImage, useGetShownImagesQuery } from "./api.ts"

const startDelayMs = 3000
/** More images than this are checked only on request, and so is any number if the browser saves data. */
const maxAutomaticChecks = 300
const maxConcurrent = 4
const timeoutMs = 30_000

/** Whether each URL could be loaded; cached for the lifetime of the page. */
const loadable = new Map<string, boolean>()

const none: ShownImage[] = []
const increment = (count: number) => count + 1

type State = "failed" | "broken" | "whole" | "notStarted" | "offline" | "checking"

/** Finds the images that this browser cannot load. Starts after a delay, and resumes when the browser is online again. */
export function useImageCheck() {
  const result = useGetShownImagesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: images = none, isSuccess, isError, refetch } = result
  const [, showProgress] = useReducer(increment, 0)
  const [requests, request] = useReducer(increment, 0)
  const isOnline = useOnline()
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const isStarted = requests > 0 || !(images.length > maxAutomaticChecks || connection?.saveData)

  useEffect(() => {
    if (!isStarted || !isOnline) return
    let isStopped = false
    const urls = images.map(({ url }) => url).filter((url) => !loadable.has(url))
    const queue = new Set(urls).values()
    async function work() {
      for (const url of queue) {
        const loads = await isLoadable(url)
        // A failure while offline says nothing about the image.
        if (isStopped || !(loads || navigator.onLine)) return
        loadable.set(url, loads)
        showProgress()
      }
    }
    const start = setTimeout(() => Array.from({ length: maxConcurrent }, work), requests ? 0 : startDelayMs)
    return () => {
      clearTimeout(start)
      isStopped = true
    }
  }, [images, isStarted, isOnline, requests])

  const checked = images.filter(({ url }) => loadable.has(url)).length
  const broken = images.filter(({ url }) => loadable.get(url) === false)
  function currentState(): State {
    if (isError) return "failed"
    if (isSuccess && checked === images.length) return broken.length > 0 ? "broken" : "whole"
    if (!isStarted) return "notStarted"
    return isOnline ? "checking" : "offline"
  }
  function restart() {
    if (isError) return refetch()
    for (const { url } of images) loadable.delete(url)
    request()
  }
  return { state: currentState(), total: images.length, checked, broken, restart }
}

const isLoadable = (url: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image()
    const end = (loads: boolean) => {
      clearTimeout(timeout)
      resolve(loads)
    }
    const timeout = setTimeout(() => {
      end(false)
      // Cancels the request.
      image.src = ""
    }, timeoutMs)
    image.onload = () => end(true)
    image.onerror = () => end(false)
    image.fetchPriority = "low"
    image.src = url
  })
