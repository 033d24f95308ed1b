import { describeProblem, imagePath, type UploadedImage, uploadImage } from "contract"
import { useEffect, useRef, useState } from "react"
import { readFailure } from "#api/failure.ts"
import { refusalOf } from "#api/file/image-file.ts"
import { type FileResult, sendFile, type UploadOptions } from "#api/file/send-file.ts"
import { useI18n } from "#i18n/language.tsx"
import { currentSession } from "#session/session.ts"
import { useSiteSettings } from "#site/site-settings.ts"
import { isLink } from "#ui/button/is-link.ts"

type State = { phase: "idle" | "running" | "done"; share?: number | undefined; failure?: unknown }

/** One upload at a time: a newer one, or `stop`, aborts the previous one and ignores its response. An empty `host` is our own server. */
export function useImageUpload(onDone: (url: string) => void, host?: string) {
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
    const controller = new AbortController()
    running.current = controller
    const isLatest = () => running.current === controller
    setState({ phase: "running" })
    const onProgress = (share: number) => isLatest() && setState({ phase: "running", share })
    const { data, error } = await sendImage(image, host ?? imageHostUrl, { signal: controller.signal, onProgress })
    if (!isLatest()) return
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

/** Uploads to our own API or, if configured, to another host, without our session token and without progress. */
export async function sendImage(
  image: Blob,
  otherHostUrl: string,
  options: UploadOptions,
): Promise<FileResult<UploadedImage>> {
  const refusal = await refusalOf(image)
  if (refusal) {
    const problem = describeProblem({ code: refusal })
    return { error: { status: 400, data: { success: false, ...problem, errors: [{ field: "image", ...problem }] } } }
  }
  const body = new FormData()
  body.append("image", image, image instanceof File ? image.name : "picture.jpg")
  if (otherHostUrl) return sendFile({ url: otherHostUrl, body, signal: options.signal, hasShape: isStored })
  const { token } = currentSession()
  return sendFile({ ...options, url: `/api${uploadImage.path}`, body, token, hasShape: isStored })
}

/** Checks only `data.url`, which the response of another host has in common with ours. */
export const isStored = (response: unknown): response is UploadedImage =>
  isLink((response as { data?: { url?: unknown } } | null)?.data?.url)
