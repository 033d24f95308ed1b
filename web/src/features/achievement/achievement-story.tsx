import { linesOf } from "#ui/lines.ts"
import { Picture } from "#ui/picture.tsx"
import type { ShownAchievement } from "./achievements-loader.ts"

/** The picture and what there is to tell; the title is the heading of the place where it stands. */
export function AchievementStory({ achievement: { image, title, description } }: { achievement: ShownAchievement }) {
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
      {description && (
        <div className="wrap-anywhere grid gap-3">
          {linesOf(description).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and none ever moves
            <p key={index}>{line}</p>
          ))}
        </div>
      )}
    </>
  )
}
