import type { SiteItem } from "contract"
import { Badge } from "#ui/display/badge.tsx"
import { TypedText } from "#ui/text/typed-text.tsx"

export type Training = Omit<SiteItem<"trainings">, "en">

type TrainingCardsProps = {
  trainings: readonly Training[]
  texts: { audience: string; duration: string; statuses: { running: string; upcoming: string } }
}

export function TrainingCards({ trainings, texts }: TrainingCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {trainings.map(({ title, audience, duration, isRunning }) => (
        <li
          key={`${title} ${audience}`}
          className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-6"
        >
          <div className="flex items-start justify-between gap-3">
            <h3 className="wrap-anywhere min-w-0 text-lg">
              <TypedText text={title} />
            </h3>
            <span className="shrink-0">
              <Badge tone={isRunning ? "success" : "warning"}>
                {isRunning ? texts.statuses.running : texts.statuses.upcoming}
              </Badge>
            </span>
          </div>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            <dt className="text-muted">{texts.audience}</dt>
            <dd className="wrap-anywhere">
              <TypedText text={audience} />
            </dd>
            <dt className="text-muted">{texts.duration}</dt>
            <dd className="wrap-anywhere">
              <TypedText text={duration} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
