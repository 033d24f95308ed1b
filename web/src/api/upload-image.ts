import { described, type ErrorCode, imagePath, type UploadedImage, uploadImage } from "contract"
import type { CallFailure } from "#api/base-query.ts"
import { refusalOf } from "#api/image-file.ts"
import { sendWithProgress, type Watch } from "#api/send-with-progress.ts"
import { currentSession, endSession } from "#session/session.ts"
import { useSiteSettings } from "#site/site-settings.ts"
import { isLink } from "#ui/is-link.ts"

type Answer = { data: UploadedImage; error?: undefined } | { data?: undefined; error: CallFailure }

/**
 * Sends a picture to our own host, or to the one that stands in for it and is never shown our token. What fails, fails
 * as every call does; `onProgress` is silent where the host is another's.
 */
export function useUploadImage() {
  const { publicUrl, imageHostUrl } = useSiteSettings()
  return async (image: Blob, watch: Watch = {}): Promise<Answer> => {
    const refusal = await refusalOf(image)
    if (refusal) return refused(400, refusal)
    if (imageHostUrl) return send(imageHostUrl, image, { signal: watch.signal })
    const { token } = currentSession()
    const answer = await send(`/api${uploadImage.path}`, image, { ...watch, token })
    if (answer.error?.status === 401) endSession(token)
    return answer.data ? { data: byPath(answer.data, publicUrl) } : answer
  }
}

const byPath = (answer: UploadedImage, publicUrl: string): UploadedImage => ({
  ...answer,
  data: { url: imagePath(answer.data.url, publicUrl) },
})

async function send(address: string, image: Blob, sending: Watch & { token?: string | null }): Promise<Answer> {
  const body = new FormData()
  body.append("image", image, image instanceof File ? image.name : "picture.jpg")
  const sent = await sendWithProgress({ ...sending, address, body })
  return sent.error ? { error: sent.error } : answerIn(sent.status, sent.text)
}

function refused(status: number, code: ErrorCode): Answer {
  const told = described({ code })
  return { error: { status, data: { success: false, ...told, errors: [{ field: "image", ...told }] } } }
}

/** Another host's answer has the shape of ours where it counts: `data.url`. */
export function answerIn(status: number, text: string): Answer {
  try {
    const data = JSON.parse(text)
    if (status < 200 || status > 299) return { error: { status, data } }
    if (isLink(data?.data?.url)) return { data }
  } catch {
    // A page in HTML, from something between us and the host.
  }
  return { error: { status: "PARSING_ERROR", originalStatus: status, data: text } }
}
