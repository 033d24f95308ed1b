import type { List, ToKnow } from "contract"
import type { LoaderFunctionArgs } from "react-router"
import { visitContext } from "#visit.ts"

export async function toKnowsLoader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(visitContext)
  const [{ toKnows: texts }, { data }] = await Promise.all([
    language === "bn" ? import("#site/bn/to-knows.ts") : import("#site/en/to-knows.ts"),
    read<List<ToKnow>>(["toKnow"], "/toKnows/get-toKnows"),
  ])
  return { texts, playlists: data.map(playlistOf) }
}

function playlistOf({ _id, title, playlist_thumbnail: thumbnail, playlist_link: link }: ToKnow) {
  return { _id, title, thumbnail, link, host: new URL(link).host.replace(/^www\./, "") }
}
