import { useDashboardTexts } from "#i18n/dashboard.ts"
import { Head } from "#site/head.tsx"
import { LatticeMark } from "#ui/lattice.tsx"

export function NotAllowed() {
  const { shell } = useDashboardTexts()
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 py-16 text-center">
      <Head title={shell.notAllowedTitle} isHidden />
      <LatticeMark />
      <h1 className="text-2xl">{shell.notAllowedTitle}</h1>
      <p className="text-muted">{shell.notAllowedText}</p>
    </div>
  )
}
