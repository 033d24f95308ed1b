import { type Screens, screenAt } from "#dashboard/screens.ts"
import { useSpeech } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { Breadcrumbs } from "#site/breadcrumbs.tsx"

/** Where in the dashboard one is; its first screen needs no way back. */
export function DashboardCrumbs({ screens, path }: { screens: Screens; path: string }) {
  const { language } = useSpeech()
  const screen = screenAt(screens, path)
  if (!screen || screen.path === paths.dashboard) return null
  const crumbs = [paths.dashboard, screen.parent ?? []]
    .flat()
    .flatMap((to) => screenAt(screens, to) ?? [])
    .map(({ label, path }) => ({ title: label[language], to: path }))
  return (
    <div className="mb-4">
      <Breadcrumbs crumbs={crumbs} title={screen.label[language]} />
    </div>
  )
}
