import type { ReactNode } from "react"
import { Link } from "react-router"
import { useControlTexts } from "#i18n/controls.ts"
import { useI18n } from "#i18n/language.tsx"
import { classes } from "#ui/class-names.ts"
import { FirstIcon, LastIcon, LeftIcon, RightIcon } from "#ui/image/icon.tsx"

type PagerMeta = Record<"total" | "from" | "to" | "page" | "pages", number>

type PagerProps = {
  meta: PagerMeta
  to: (page: number) => string
  /** A control for the number of rows per page. */
  pageSize?: ReactNode
  /** A control that opens any page. */
  goToPage?: ReactNode
}

/** Pagination by links, not buttons: they work before hydration and can be opened in a new tab. */
export function Pager({ meta, to, pageSize, goToPage }: PagerProps) {
  const { format } = useI18n()
  const texts = useControlTexts()
  const { page, pages } = meta
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-muted text-sm">
            {texts.rowsOf(format.number(meta.from), format.number(meta.to), format.number(meta.total))}
          </p>
          {pageSize}
        </div>
        {pages > 1 && (
          <nav aria-label={texts.pages} className="flex items-center gap-1 @max-lg:w-full @max-lg:justify-between">
            <Step icon={<FirstIcon />} label={texts.firstPage} href={page > 1 && to(1)} />
            <Step icon={<LeftIcon />} label={texts.previousPage} href={page > 1 && to(page - 1)} named />
            <span aria-current="page" className="text-balance px-1 text-center text-sm @lg:px-2">
              {texts.pageOf(format.number(page), format.number(pages))}
            </span>
            <Step icon={<RightIcon />} label={texts.nextPage} href={page < pages && to(page + 1)} named after />
            <Step icon={<LastIcon />} label={texts.lastPage} href={page < pages && to(pages)} after />
          </nav>
        )}
        {pages > 1 && goToPage}
      </div>
    </div>
  )
}

type StepProps = { icon: ReactNode; label: string; href: string | false; named?: boolean; after?: boolean }

function Step({ icon, label, href, named = false, after = false }: StepProps) {
  const linkClass = classes(
    "inline-flex min-h-11 min-w-10 items-center justify-center gap-1 rounded-field border border-transparent px-2 text-sm",
    after && "flex-row-reverse",
  )
  const inside = (
    <>
      {icon}
      <span className={named ? "sr-only @lg:not-sr-only" : "sr-only @3xl:not-sr-only"}>{label}</span>
    </>
  )
  if (!href) {
    return (
      // biome-ignore lint/a11y: a disabled link, as `aria-disabled` says
      <span role="link" aria-disabled="true" className={classes(linkClass, "opacity-40")}>
        {inside}
      </span>
    )
  }
  return (
    <Link to={href} className={classes(linkClass, "font-semibold text-brand hover:bg-brand-soft")}>
      {inside}
    </Link>
  )
}
