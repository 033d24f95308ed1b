import { Link } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { company } from "#site/company.ts"
import { classes } from "#ui/class-names.ts"
import { Mark } from "#ui/image/mark.tsx"

/** Compact: only the mark on a phone, where the header has more buttons. */
export function HomeLink({ isCompact = false }: { isCompact?: boolean }) {
  const { language } = useI18n()
  return (
    <Link to={paths.home} className="flex min-h-11 items-center gap-1 text-ink sm:gap-2 no-underline">
      <Mark className="size-7 text-brand sm:size-8" />
      <span
        className={classes(
          "font-semibold text-lg max-[22rem]:text-base @max-[22rem]:text-base",
          isCompact && "max-[26rem]:sr-only",
        )}
      >
        {company[language].name}
      </span>
    </Link>
  )
}
