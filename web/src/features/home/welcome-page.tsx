import { mayCall } from "contract"
import { useDashboardTexts } from "#i18n/dashboard.ts"
import { paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { useAppSelector } from "#store.ts"
import { ButtonLink } from "#ui/button.tsx"

export function WelcomePage() {
  const { welcome, shell } = useDashboardTexts()
  const user = useAppSelector((state) => state.auth.user)
  if (!user) return null
  return (
    <div className="grid gap-6">
      <Head title={shell.dashboard} isHidden />
      <header className="grid gap-2">
        <h1 className="break-words text-2xl">{welcome.title(user.name)}</h1>
        <p className="text-muted">{welcome.text}</p>
      </header>
      <div className="flex flex-wrap gap-3">
        {mayCall(user.role, "POST /certificates/register") && (
          <ButtonLink kind="accent" to={paths.manageCertificates}>
            {welcome.issue}
          </ButtonLink>
        )}
        <ButtonLink to={paths.verifyCertificate}>{welcome.verify}</ButtonLink>
      </div>
    </div>
  )
}
