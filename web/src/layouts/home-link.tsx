import { Link } from "react-router"
import { useSpeech } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { company } from "#site/company.ts"
import { Mark } from "#ui/mark.tsx"

export function HomeLink() {
  const { language } = useSpeech()
  return (
    <Link to={paths.home} className="flex min-h-11 items-center gap-2 text-ink no-underline">
      <Mark className="size-8 text-brand" />
      <span className="font-semibold text-lg max-[22rem]:sr-only">{company[language].name}</span>
    </Link>
  )
}
