import { useCommonTexts } from "#i18n/language.tsx"
import { HomeLink } from "#layouts/home-link.tsx"
import { Head } from "#site/component/head.tsx"

/** Shown until the dashboard's code is loaded. */
export function DashboardFallback() {
  const texts = useCommonTexts()
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <Head title={texts.header.dashboard} isHidden />
      <header className="flex min-h-16 items-center border-line border-b bg-surface px-4">
        <HomeLink isCompact />
      </header>
      <main className="p-4 md:p-8 lg:ml-60">
        <p role="status" className="text-muted">
          {texts.ui.loading}
        </p>
        <noscript>
          <p className="mt-4">{texts.failures.needsScript}</p>
        </noscript>
      </main>
    </div>
  )
}
