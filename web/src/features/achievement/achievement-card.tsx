import type { MouseEvent } from "react"
import { useHref } from "react-router"
import { paths } from "#paths.ts"
import { Picture } from "#ui/picture.tsx"
import type { ShownAchievement } from "./achievements-loader.ts"
import { previewOf } from "./preview.ts"

type AchievementCardProps = { achievement: ShownAchievement; isEarly: boolean; onOpen: () => void }

export function AchievementCard({ achievement, isEarly, onOpen }: AchievementCardProps) {
  const { _id, image, title, description } = achievement
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] content-start overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong">
      <Picture
        src={image}
        alt=""
        width={640}
        height={480}
        loading={isEarly ? "eager" : "lazy"}
        className="aspect-4/3 w-full border-line border-b bg-sunken object-cover"
      />
      <div className="grid gap-2 p-6">
        <h2 className="text-xl">
          {/* Its ground is all of the card. */}
          <a
            href={`${useHref(paths.achievements)}?show=${_id}`}
            aria-haspopup="dialog"
            onClick={open}
            className="wrap-anywhere line-clamp-3 no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </a>
        </h2>
        {description && <p className="wrap-anywhere text-muted">{previewOf(description)}</p>}
      </div>
    </li>
  )
}
