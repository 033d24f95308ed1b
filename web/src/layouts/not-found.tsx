import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { LatticeMark } from "#ui/lattice.tsx"

export function NotFound() {
  const texts = useTexts().notFound
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-20 text-center">
      <Head title={texts.title} isHidden />
      <LatticeMark />
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="text-muted">{texts.text}</p>
      <ButtonLink kind="accent" to={paths.home}>
        {texts.home}
      </ButtonLink>
    </div>
  )
}
