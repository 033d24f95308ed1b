import { getSiteSections, type SiteSectionState } from "contract"
import { Link } from "react-router"
import { fresh, useRead } from "#api/calls.ts"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { frameClass } from "#dashboard/record/record-section.tsx"
import { Screen } from "#dashboard/screen.tsx"
import { sectionPaths } from "#dashboard/section-paths.ts"
import { useTexts } from "#i18n/language.tsx"
import { Badge, type BadgeTone } from "#ui/display/badge.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { isInvented } from "./section-form.tsx"
import { siteTexts } from "./texts.ts"
import { useLastChange } from "./use-last-change.ts"

/** The sections of the site that the office edits. */
export function ManageSite() {
  const texts = useTexts(siteTexts)
  const result = useRead(getSiteSections, undefined, fresh)
  return (
    <Screen title={texts.title} text={texts.text}>
      <Loaded result={result} failed={texts.loadFailed} skeleton={<Skeleton rows={2} />}>
        {({ data }) => (
          <ul className={frameClass}>
            {data.map((state) => (
              <Section key={state.section} state={state} />
            ))}
          </ul>
        )}
      </Loaded>
    </Screen>
  )
}

const tones: Record<SiteSectionState["announced"], BadgeTone> = {
  "": "neutral",
  off: "neutral",
  now: "success",
  later: "brand",
  over: "warning",
}

function Section({ state }: { state: SiteSectionState }) {
  const texts = useTexts(siteTexts)
  const { section, announced } = state
  const { name, text } = texts.sections[section]
  const lastChange = useLastChange(state)
  const isOriginal = state.version === 0 && isInvented(section, state)
  const change = isOriginal ? texts.shippedInvented : lastChange
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 hover:bg-sunken">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <h2>
          {/* The whole row can be pressed. */}
          <Link to={sectionPaths[section]} className="font-semibold text-brand after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="text-muted text-sm">{text}</p>
        <p className="wrap-anywhere text-sm">{change}</p>
      </div>
      {isInvented(section, state) && <Badge tone="warning">{texts.notSaved}</Badge>}
      {announced && <Badge tone={tones[announced]}>{texts.announced[announced]}</Badge>}
    </li>
  )
}
