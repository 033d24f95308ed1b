import { useEffect, useReducer } from "react"
import { useOnline } from "#ui/use-online.ts"
import { type ShownPicture, useGetPicturesQuery } from "./api.ts"

const startDelayMs = 3000
/** More than these are looked at only when somebody asks for it, as is everything where data is to be saved. */
const maxUnasked = 300
const concurrency = 4
const timeoutMs = 30_000

/** Whether each address could be loaded, for as long as this visit lasts. */
const known = new Map<string, boolean>()

const none: ShownPicture[] = []
const count = (now: number) => now + 1

type State = "failed" | "broken" | "whole" | "unasked" | "offline" | "checking"

/** Which pictures this browser cannot load. It begins when the page has come to rest, and goes on after a pause. */
export function usePictureCheck() {
  const answer = useGetPicturesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: pictures = none, isSuccess, isError, refetch } = answer
  const [, showProgress] = useReducer(count, 0)
  const [asked, ask] = useReducer(count, 0)
  const isOnline = useOnline()
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const isWanted = asked > 0 || !(pictures.length > maxUnasked || connection?.saveData)

  useEffect(() => {
    if (!isWanted || !isOnline) return
    let isStopped = false
    const addresses = pictures.map(({ address }) => address).filter((address) => !known.has(address))
    const queue = new Set(addresses).values()
    async function work() {
      for (const address of queue) {
        const loads = await isLoadable(address)
        // Without a connection nothing is learnt, and nothing is blamed.
        if (isStopped || !(loads || navigator.onLine)) return
        known.set(address, loads)
        showProgress()
      }
    }
    const start = setTimeout(() => Array.from({ length: concurrency }, work), asked ? 0 : startDelayMs)
    return () => {
      clearTimeout(start)
      isStopped = true
    }
  }, [pictures, isWanted, isOnline, asked])

  const checked = pictures.filter(({ address }) => known.has(address)).length
  const broken = pictures.filter(({ address }) => known.get(address) === false)
  function stateNow(): State {
    if (isError) return "failed"
    if (isSuccess && checked === pictures.length) return broken.length > 0 ? "broken" : "whole"
    if (!isWanted) return "unasked"
    return isOnline ? "checking" : "offline"
  }
  function again() {
    if (isError) return refetch()
    for (const { address } of pictures) known.delete(address)
    ask()
  }
  return { state: stateNow(), total: pictures.length, checked, broken, again }
}

const isLoadable = (address: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image()
    const end = (loads: boolean) => {
      clearTimeout(timeout)
      resolve(loads)
    }
    const timeout = setTimeout(() => {
      end(false)
      // Stops loading it.
      image.src = ""
    }, timeoutMs)
    image.onload = () => end(true)
    image.onerror = () => end(false)
    image.fetchPriority = "low"
    image.src = address
  })
