import { described, imagePath, type UploadedImage, uploadImage } from "contract"
import { useEffect, useRef, useState } from "react"
import { readFailure } from "#api/failure.ts"
import { refusalOf } from "#api/image-file.ts"
import { type FileAnswer, sendFile, type Watch } from "#api/send-file.ts"
import { useI18n } from "#i18n/language.tsx"
import { currentSession } from "#session/session.ts"
import { useSiteSettings } from "#site/site-settings.ts"
import { isLink } from "#ui/is-link.ts"

type State = { phase: "idle" | "running" | "done"; share?: number | undefined; failure?: unknown }

/** One upload at a time: a newer one, or `stop`, ends the one before, whose answer is not heard any more. */
export function usePictureUpload(onDone: (url: string) => void) {
  const i18n = useI18n()
  const { publicUrl, imageHostUrl } = useSiteSettings()
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
    const { data, error } = await send(image, imageHostUrl, { signal: own.signal, onProgress })
    if (!isOurs()) return
    running.current = undefined
    setState(error ? { phase: "idle", failure: error } : { phase: "done" })
    if (data) onDone(imagePath(data.data.url, publicUrl))
  }

  return {
    start,
    stop,
    share: state.share,
    isRunning: state.phase === "running",
    isDone: state.phase === "done",
    error: state.failure ? readFailure(state.failure, i18n).message : undefined,
  }
}

/** To our own host, or to another that stands in for it, which is never shown our token and tells no progress. */
async function send(image: Blob, otherHost: string, watch: Watch): Promise<FileAnswer<UploadedImage>> {
  const refusal = await refusalOf(image)
  if (refusal) {
    const told = described({ code: refusal })
    return { error: { status: 400, data: { success: false, ...told, errors: [{ field: "image", ...told }] } } }
  }
  const body = new FormData()
  body.append("image", image, image instanceof File ? image.name : "picture.jpg")
  if (otherHost) return sendFile({ address: otherHost, body, signal: watch.signal, isAnswer: isStored })
  const { token } = currentSession()
  return sendFile({ ...watch, address: `/api${uploadImage.path}`, body, token, isAnswer: isStored })
}

/** Another host's answer has the shape of ours where it counts: `data.url`. */
export const isStored = (answer: unknown): answer is UploadedImage =>
  isLink((answer as { data?: { url?: unknown } } | null)?.data?.url)
