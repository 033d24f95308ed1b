import { getGalleries } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"

const words = { en: () => import("./site-en.ts"), bn: () => import("./site-bn.ts") }

export async function galleryLoader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ gallery: texts }, { data }] = await Promise.all([words[language](), read(getGalleries)])
  return { texts, pictures: data.map(({ _id, image, title }) => ({ _id, image, title })) }
}

export type GalleryPicture = Awaited<ReturnType<typeof galleryLoader>>["pictures"][number]
