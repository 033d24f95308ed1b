import type { Language } from "contract"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createBrowserRouter, matchRoutes, RouterContextProvider } from "react-router"
import { RouterProvider } from "react-router/dom"
import { nextTask } from "#event-replay/next-task.ts"
import { I18nProvider, loadCommonTexts } from "#i18n/language.tsx"
import { type HydrationData, hydrationDataId } from "#rendering/hydration-data.ts"
import { loaderContext, makeLoaderApi } from "#rendering/loader-context.ts"
import { handleOf } from "#rendering/public-page.ts"
import { routes } from "#routes.tsx"
import { persistSession } from "#session/persisted-session.ts"
import { SiteSettingsProvider } from "#site/component/site-settings-provider.tsx"

const {
  language,
  basename,
  site,
  router: routerData,
} = JSON.parse(document.getElementById(hydrationDataId)?.textContent ?? "") as HydrationData

const loaderTimeoutMs = 20_000

/** Loads the lazy routes of the rendered page before hydration, or React would discard the server's HTML. */
async function loadRenderedRoutes() {
  for (const { route } of matchRoutes(routes, location, basename || "/") ?? []) {
    if (handleOf(route).isClientOnly) return
    if (typeof route.lazy !== "function") continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}

async function start() {
  await nextTask()
  const [texts] = await Promise.all([loadCommonTexts(language), loadRenderedRoutes()])
  // After the timeout the user sees a failure. Older browsers, without `AbortSignal.timeout`, have no timeout.
  const fetchFn = (url: string) => fetch(url, { signal: AbortSignal.timeout?.(loaderTimeoutMs) })
  const loaderApi = makeLoaderApi(language, { baseUrl: "/api", fetchFn, publicUrl: site.publicUrl })
  persistSession()
  await nextTask()
  const router = createBrowserRouter(routes, {
    ...(basename && { basename }),
    ...(routerData && { hydrationData: routerData }),
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(loaderContext, loaderApi)
      return context
    },
  })
  const prepareFor = (language: Language) => {
    loaderApi.language = language
    return router.revalidate()
  }
  await nextTask()
  // As a transition, hydration yields to taps and scrolling on an old phone.
  startTransition(() => {
    hydrateRoot(
      document,
      <SiteSettingsProvider initial={site}>
        <I18nProvider initial={{ language, texts }} prepareFor={prepareFor}>
          <RouterProvider router={router} />
        </I18nProvider>
      </SiteSettingsProvider>,
    )
  })
}

// No top-level await: pages import this module, so both would wait for each other (a deadlock).
start().catch((failure: unknown) => {
  window.eventCapture?.fail()
  throw failure
})
