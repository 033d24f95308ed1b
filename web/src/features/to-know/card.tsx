import { ExternalLink } from "#ui/external-link.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { covering, PictureCard } from "#ui/picture-card.tsx"

type Playlist = { title: string; thumbnail: string; link: string; host: string }

/** The title is the link, and all of the card belongs to it. */
export function PlaylistCard({ playlist: { title, thumbnail, link, host } }: { playlist: Playlist }) {
  return (
    <PictureCard src={thumbnail}>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h2 className="text-pretty wrap-anywhere text-lg">
          <ExternalLink href={link} className={`${covering} hover:underline`}>
            {title}
          </ExternalLink>
        </h2>
        <p className="mt-auto flex items-center gap-2 pt-2 text-muted text-sm">
          <Icon shape={shapes.play} className="text-brand" />
          <span className="min-w-0 wrap-anywhere">{host}</span>
        </p>
      </div>
    </PictureCard>
  )
}
