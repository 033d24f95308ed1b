import { described, type ErrorCode, imagePath, type UploadedImage, uploadImage } from "contract"
import { refusalOf } from "#api/image-file.ts"
import { type FileAnswer, sendFile, type Watch } from "#api/send-file.ts"
import { currentSession } from "#session/session.ts"
import { useSiteSettings } from "#site/site-settings.ts"
import { isLink } from "#ui/is-link.ts"

/**
 * Sends a picture to our own host, or to the one that stands in for it and is never shown our token. What fails, fails
 * as every call does; `onProgress` is silent where the host is another's.
 */
export function useUploadImage() {
  const { publicUrl, imageHostUrl } = useSiteSettings()
  return async (image: Blob, watch: Watch = {}): Promise<FileAnswer<UploadedImage>> => {
    const refusal = await refusalOf(image)
    if (refusal) return refused(400, refusal)
    const body = new FormData()
    body.append("image", image, image instanceof File ? image.name : "picture.jpg")
    if (imageHostUrl) return sendFile({ address: imageHostUrl, body, signal: watch.signal, isAnswer: isStored })
    const { token } = currentSession()
    const answer = await sendFile({ ...watch, address: `/api${uploadImage.path}`, body, token, isAnswer: isStored })
    if (answer.error) return answer
    return { data: { ...answer.data, data: { url: imagePath(answer.data.data.url, publicUrl) } } }
  }
}

function refused(status: number, code: ErrorCode): FileAnswer<UploadedImage> {
  const told = described({ code })
  return { error: { status, data: { success: false, ...told, errors: [{ field: "image", ...told }] } } }
}

/** Another host's answer has the shape of ours where it counts: `data.url`. */
export const isStored = (answer: unknown): answer is UploadedImage =>
  isLink((answer as { data?: { url?: unknown } } | null)?.data?.url)
