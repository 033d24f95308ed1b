import { Outlet } from "react-router"
import { useTexts } from "#i18n/language.tsx"
import { SiteFooter } from "#layouts/site-footer.tsx"
import { SiteHeader } from "#layouts/site-header.tsx"

export function PublicLayout() {
  const texts = useTexts()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {texts.header.skip}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
