import { useEffect, useEffectEvent } from "react"

/** Nothing moves by itself where people asked for stillness, nor where nobody looks. */
const isStill = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches

/** Runs every so often, counted anew whenever `since` changes; null is a rest. */
export function useInterval(run: () => void, milliseconds: number | null, since: unknown) {
  const tick = useEffectEvent(() => {
    if (!isStill()) run()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is there to count anew
  useEffect(() => {
    if (milliseconds === null) return
    const timer = setInterval(() => tick(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds, since])
}
