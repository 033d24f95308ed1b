import { createGallery, imagePath } from "contract"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { noTopics, useCall, useRefetch } from "#api/calls.ts"
import { shrinkImage } from "#api/file/shrink-image.ts"
import { sendImage } from "#api/file/upload-image.ts"
import { useSiteSettings } from "#site/site-settings.ts"

const extension = /\.[a-z0-9]{1,5}$/i
/** Names given by cameras, phones and messengers: IMG_20260131_0815, DSC0042, WhatsApp Image 2026-01-31 at 8.15.00 PM. */
const givenByDevice =
  /^(?:img|image|dsc[nf]?|dcim|pxl|p|photo|picture|pic|screenshot|screen shot|whatsapp image|wa|fb|received|signal|viber|telegram|snapchat|untitled|scan|capture|ছবি)?[\s\d():.,@x~#+–-]*(?:(?:at|wa|am|pm|burst|mp|hdr|edit|edited|copy)[\s\d():.,@x~#+–-]*)*$/i

/** A title for an image, made of its file's name; empty if the name says nothing about the image. */
export function titleOfFile(name: string): string {
  const words = name
    .normalize("NFC")
    .replace(extension, "")
    .replace(/[\s_]+/g, " ")
    .trim()
  const isHyphenated = !words.includes(" ")
  const title = isHyphenated ? words.replace(/-+/g, " ").trim() : words
  return givenByDevice.test(title) || /^[0-9a-f -]{16,}$/i.test(title) ? "" : title
}

/** A chosen file on its way into the gallery: first its image is uploaded, then it is added with its title. */
export type Upload = {
  id: number
  name: string
  title: string
  phase: "waiting" | "uploading" | "uploaded" | "adding" | "failed"
  image: File
  share?: number | undefined
  /** Once the image is uploaded. */
  url?: string
  failure?: unknown
}

/** More would only slow each other down on a phone's connection. */
const maxConcurrent = 2

const isPending = ({ phase }: Upload) => phase === "waiting" || phase === "uploading" || phase === "adding"

/** Uploads the chosen files at once, two at a time, and adds them to the gallery on request. Each succeeds or fails by itself. */
export function useUploads(onEnd: (added: number, failed: number) => void) {
  const { publicUrl, imageHostUrl } = useSiteSettings()
  const refetch = useRefetch(createGallery.topics)
  // The list is refetched once, after the last of them.
  const create = useCall(createGallery, noTopics)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [isAdding, setAdding] = useState(false)
  const uploading = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)
  const added = useRef(0)

  function set(id: number, values: Partial<Upload>) {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)))
  }

  async function upload({ id, image }: Upload) {
    const controller = new AbortController()
    const { signal } = controller
    uploading.current.set(id, controller)
    set(id, { phase: "uploading", share: undefined })
    const small = await shrinkImage(image)
    set(id, { image: small })
    const onProgress = (share: number) => set(id, { share })
    const { data, error } = await sendImage(small, imageHostUrl, { signal, onProgress })
    uploading.current.delete(id)
    if (signal.aborted) return
    set(
      id,
      error ? { phase: "failed", failure: error } : { phase: "uploaded", url: imagePath(data.data.url, publicUrl) },
    )
  }

  async function add({ id, title, url = "" }: Upload) {
    set(id, { phase: "adding" })
    try {
      await create({ body: { title, image: url } })
      added.current++
      setUploads((all) => all.filter((upload) => upload.id !== id))
    } catch (failure) {
      set(id, { phase: "failed", failure })
    }
  }

  function end() {
    setAdding(false)
    const count = added.current
    added.current = 0
    if (count > 0) refetch()
    onEnd(count, uploads.length)
  }

  useEffect(() => {
    for (const each of uploads) {
      if (uploading.current.size >= maxConcurrent) break
      if (each.phase === "waiting" && !uploading.current.has(each.id)) void upload(each)
    }
    if (!isAdding || uploads.some(isPending)) return
    // From the last to the first, because the newest image is the first of the gallery.
    const next = uploads.findLast(({ phase }) => phase === "uploaded")
    if (next) void add(next)
    else end()
  })

  const stop = useEffectEvent(() => {
    for (const controller of uploading.current.values()) controller.abort()
    if (added.current > 0) refetch()
  })
  useEffect(() => () => stop(), [])

  /** Retries the failed step of each: the upload, or only adding it. */
  const repeated = (upload: Upload): Upload =>
    upload.phase === "failed"
      ? { ...upload, phase: upload.url ? "uploaded" : "waiting", failure: undefined, share: undefined }
      : upload
  return {
    uploads,
    isAdding,
    choose: (files: readonly File[]) => {
      const chosen = files.map((file): Upload => {
        const [image, title] = [file, titleOfFile(file.name)]
        return { id: ++lastId.current, name: file.name, title, image, phase: "waiting" }
      })
      setUploads((all) => [...all, ...chosen])
    },
    setTitle: (id: number, title: string) => set(id, { title }),
    remove: (id: number) => {
      uploading.current.get(id)?.abort()
      uploading.current.delete(id)
      setUploads((all) => all.filter((upload) => upload.id !== id))
    },
    retry: (id: number) => setUploads((all) => all.map((upload) => (upload.id === id ? repeated(upload) : upload))),
    addAll: () => {
      setUploads((all) => all.map(repeated))
      setAdding(true)
    },
  }
}
