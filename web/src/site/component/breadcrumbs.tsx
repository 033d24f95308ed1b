import { Link, useHref } from "react-router"
import { useCommonTexts } from "#i18n/language.tsx"
import { usePublicUrl } from "#site/component/head.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"

export type Crumb = { title: string; to: string }

/** The path to a page; its own title is the last item. */
export function Breadcrumbs({ crumbs, title }: { crumbs: readonly Crumb[]; title: string }) {
  return (
    <nav aria-label={useCommonTexts().ui.breadcrumbs} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
        {crumbs.map((crumb) => (
          <li key={crumb.to} className="flex items-center gap-2">
            <Link to={crumb.to} className="inline-flex min-h-8 items-center text-muted hover:text-ink">
              {crumb.title}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" lang={useLangOf()(title)} className="min-w-0 break-words py-1 text-ink">
          {title}
        </li>
      </ol>
    </nav>
  )
}

/** The same for search engines. */
export function useBreadcrumbList(crumbs: readonly Crumb[], title: string) {
  const publicUrl = usePublicUrl()
  const root = useHref("/").replace(/\/$/, "")
  const item = (name: string, position: number, to?: string) => ({
    "@type": "ListItem",
    position,
    name,
    ...(to && { item: publicUrl(`${root}${to}`.replace(/(.)\/$/, "$1")) }),
  })
  const parents = crumbs.map((crumb, index) => item(crumb.title, index + 1, crumb.to))
  return { "@type": "BreadcrumbList", itemListElement: [...parents, item(title, crumbs.length + 1)] }
}
