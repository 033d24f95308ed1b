import { useWords } from "#i18n/language.tsx"
import { shellWords } from "#i18n/screens/shell.ts"
import { paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { LatticeMark } from "#ui/lattice.tsx"

export function NotAllowed() {
  const shell = useWords(shellWords)
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 py-16 text-center">
      <Head title={shell.notAllowedTitle} isHidden />
      <LatticeMark />
      <h1 className="text-2xl">{shell.notAllowedTitle}</h1>
      <p className="text-muted">{shell.notAllowedText}</p>
      <ButtonLink to={paths.dashboard}>{shell.backToDashboard}</ButtonLink>
    </div>
  )
}
