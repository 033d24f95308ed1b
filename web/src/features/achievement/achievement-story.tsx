import { Paragraphs } from "#ui/paragraphs.tsx"
import { Picture } from "#ui/picture.tsx"
import type { ShownAchievement } from "./loader.ts"

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
