import { getToKnows, type ToKnow } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"

const words = { en: () => import("./site-en.ts"), bn: () => import("./site-bn.ts") }

export async function toKnowsLoader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ toKnows: texts }, { data }] = await Promise.all([words[language](), read(getToKnows)])
  return { texts, playlists: data.map(playlistOf) }
}

function playlistOf({ _id, title, playlist_thumbnail: thumbnail, playlist_link: link }: ToKnow) {
  return { _id, title, thumbnail, link, host: new URL(link).host.replace(/^www\./, "") }
}
