import type { Gallery, List } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

export async function galleryLoader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(visitContext)
  const [{ gallery: texts }, { data }] = await Promise.all([
    language === "bn" ? import("#site/bn/gallery.ts") : import("#site/en/gallery.ts"),
    read<List<Gallery>>(["gallery"], "/galleries/get-galleries"),
  ])
  return { texts, pictures: data.map(({ _id, image, title }) => ({ _id, image, title })) }
}

export type GalleryPicture = Awaited<ReturnType<typeof galleryLoader>>["pictures"][number]
