import { useHref } from "react-router"
import { paths } from "#paths.ts"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { Picture } from "#ui/picture.tsx"
import { covering, ringed } from "#ui/picture-card.tsx"
import { inPlace } from "#ui/wants-own-tab.ts"
import type { ShownAchievement } from "./achievement-story.tsx"

type AchievementCardProps = { achievement: ShownAchievement; isEarly: boolean; onOpen: () => void }

export function AchievementCard({ achievement, isEarly, onOpen }: AchievementCardProps) {
  const { _id, image, title, preview } = achievement
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)] content-start overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong ${ringed}`}
    >
      <Picture
        src={image}
        alt=""
        width={640}
        height={480}
        loading={isEarly ? "eager" : "lazy"}
        className="aspect-4/3 w-full border-line border-b bg-sunken object-cover"
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 p-4">
        <h2 className="text-xl">
          {/* Its ground is all of the card. */}
          <a
            href={`${useHref(paths.achievements)}?show=${_id}`}
            aria-haspopup="dialog"
            data-replay-click=""
            onClick={inPlace(onOpen)}
            className={`wrap-anywhere line-clamp-3 ${covering}`}
          >
            {title}
          </a>
        </h2>
        <Icon shape={shapes.right} className="mt-1.5 text-brand" />
        {preview && <p className="wrap-anywhere col-span-2 text-muted">{preview}</p>}
      </div>
    </li>
  )
}
