import type { Achievement } from "contract"
import { endOf } from "#ui/end-of.ts"
import { linesOf } from "#ui/lines.ts"
import { Paragraphs } from "#ui/paragraphs.tsx"
import { Picture } from "#ui/picture.tsx"

/** The longest description that a card shows whole. */
const maxPreviewCharacters = 50

export type ShownAchievement = ReturnType<typeof shownOf>

/** What of an achievement the page shows. */
export function shownOf({ _id, image, title, description }: Achievement) {
  const lines = linesOf(description)
  const text = lines.join(" ")
  const end = endOf(maxPreviewCharacters, text)
  return { _id, image, title, lines, preview: end === null ? text : `${text.slice(0, end).trimEnd()}...` }
}

/** The picture and what there is to tell; the title is the heading of the place where it stands. */
export function AchievementStory({ achievement: { image, title, lines } }: { achievement: ShownAchievement }) {
  return (
    <>
      <Picture
        src={image}
        alt={title}
        width={640}
        height={480}
        loading="eager"
        className="aspect-4/3 w-full rounded-field bg-sunken object-contain"
      />
      {lines.length > 0 && <Paragraphs lines={lines} className="gap-3" />}
    </>
  )
}
