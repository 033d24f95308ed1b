import { useEffect, useReducer } from "react"
import { useOnline } from "#ui/use-online.ts"
import { forget, isBroken, isKnown, loadAll } from "./picture-loads.ts"
import type { ShownPicture } from "./shown-pictures.ts"

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
