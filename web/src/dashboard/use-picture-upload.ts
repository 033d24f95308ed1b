import { useEffect, useRef, useState } from "react"
import { toldBy } from "#api/failure.ts"
import { useUploadImage } from "#api/upload-image.ts"
import { useSpeech } from "#i18n/language.tsx"

type State = { phase: "idle" | "running" | "done"; share?: number | undefined; failure?: unknown }

/** One upload at a time: a newer one, or `stop`, ends the one before, whose answer is not heard any more. */
export function usePictureUpload(onDone: (url: string) => void) {
  const speech = useSpeech()
  const upload = useUploadImage()
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<State>({ phase: "idle" })
  useEffect(() => () => running.current?.abort(), [])

  function stop() {
    running.current?.abort()
    running.current = undefined
    setState({ phase: "idle" })
  }

  async function start(image: Blob) {
    stop()
    const own = new AbortController()
    running.current = own
    const isOurs = () => running.current === own
    setState({ phase: "running" })
    const onProgress = (share: number) => isOurs() && setState({ phase: "running", share })
    const { data, error } = await upload(image, { signal: own.signal, onProgress })
    if (!isOurs()) return
    running.current = undefined
    setState(error ? { phase: "idle", failure: error } : { phase: "done" })
    if (data) onDone(data.data.url)
  }

  return {
    start,
    stop,
    share: state.share,
    isRunning: state.phase === "running",
    isDone: state.phase === "done",
    error: state.failure ? toldBy(state.failure, speech).message : undefined,
  }
}
