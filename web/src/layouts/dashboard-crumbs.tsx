import { screenAt } from "#dashboard/menu.ts"
import { shellWords } from "#i18n/screens/shell.ts"
import { useWords } from "#i18n/words.ts"
import { paths } from "#paths.ts"
import { Breadcrumbs } from "#site/breadcrumbs.tsx"

/** Where in the dashboard one is; its first screen needs no way back. */
export function DashboardCrumbs({ path }: { path: string }) {
  const words = useWords(shellWords)
  const screen = screenAt(path)
  if (!screen || screen.path === paths.dashboard) return null
  const parent = screen.parent && screenAt(screen.parent)
  const crumbs = [
    { title: words.dashboard, to: paths.dashboard },
    ...(parent ? [{ title: words[parent.label], to: parent.path }] : []),
  ]
  return (
    <div className="mb-4">
      <Breadcrumbs crumbs={crumbs} title={words[screen.label]} />
    </div>
  )
}
