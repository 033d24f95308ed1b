import { useEffect } from "react"
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router"
import { useCommonTexts } from "#i18n/language.tsx"
import { SiteSearch } from "#layouts/site-search.tsx"
import { paths } from "#paths.ts"
import { timeoutStatus } from "#rendering/loader-context.ts"
import { NoConnection } from "#rendering/reconnect.ts"
import { Head } from "#site/component/head.tsx"
import { ButtonLink } from "#ui/button/button.tsx"
import { TryAgain } from "#ui/button/try-again.tsx"
import { focusMain } from "#ui/focus.ts"
import { LatticeMark } from "#ui/image/lattice.tsx"

/** Shown instead of a page that does not exist or failed to load. The header above it still works. */
export function PageFailure() {
  const texts = useCommonTexts()
  const { revalidate, state } = useRevalidator()
  const error = useRouteError()
  // After a successful retry this screen is removed together with the focused button.
  useEffect(() => focusMain, [])
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 404) return <NotFound />
  const { title, text } = error instanceof NoConnection ? texts.offline : texts.failed
  return (
    <div role="alert" className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-20 text-center">
      <Head title={title} isHidden />
      <LatticeMark />
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted">{status === timeoutStatus ? texts.failures.network : text}</p>
      <TryAgain kind="accent" busy={state === "loading"} onRetry={revalidate} />
    </div>
  )
}

export function NotFound() {
  const texts = useCommonTexts().notFound
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-20 text-center">
      <Head title={texts.title} isHidden />
      <LatticeMark />
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="text-muted">{texts.text}</p>
      <div className="w-full max-w-sm">
        <SiteSearch />
      </div>
      <ButtonLink kind="accent" to={paths.home}>
        {texts.home}
      </ButtonLink>
    </div>
  )
}
