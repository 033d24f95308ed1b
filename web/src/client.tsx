import type { Language } from "contract"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { createBrowserRouter, matchRoutes, RouterContextProvider } from "react-router"
import { RouterProvider } from "react-router/dom"
import { I18nProvider, loadTexts } from "#i18n/language.tsx"
import { type HydrationData, hydrationDataId } from "#rendering/hydration-data.ts"
import { loaderContext, makeLoaderApi } from "#rendering/loader-context.ts"
import { handleOf } from "#rendering/public-page.ts"
import { routes } from "#routes.tsx"
import { persistSession } from "#session/persisted-session.ts"
import { SiteSettingsContext } from "#site/site-settings.ts"
import "#styles.css"

const {
  language,
  basename,
  site,
  router: routerData,
} = JSON.parse(document.getElementById(hydrationDataId)?.textContent ?? "") as HydrationData

const longestWait = 20_000

/** What the server rendered must be there at once in the browser too, or React would throw the page away. */
async function loadRenderedRoutes() {
  for (const { route } of matchRoutes(routes, location, basename || "/") ?? []) {
    if (handleOf(route).isClientOnly) return
    if (typeof route.lazy !== "function") continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}

async function start() {
  const [texts] = await Promise.all([loadTexts(language), loadRenderedRoutes()])
  // Whoever waits for a page is told when it does not come. (Older browsers go without.)
  const fetchFn = (address: string) => fetch(address, { signal: AbortSignal.timeout?.(longestWait) })
  const loaderApi = makeLoaderApi(language, { baseUrl: "/api", fetchFn, publicUrl: site.publicUrl })
  persistSession()
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
  // In slices: a tap or a scroll on an old phone is answered while the page is being taken over.
  startTransition(() => {
    hydrateRoot(
      document,
      <SiteSettingsContext value={site}>
        <I18nProvider initial={{ language, texts }} prepareFor={prepareFor}>
          <RouterProvider router={router} />
        </I18nProvider>
      </SiteSettingsContext>,
    )
  })
}

// Not awaited: pages import this file's code, and would wait for it while it waits for them.
start().catch((failure: unknown) => {
  window.eventCapture?.fail()
  throw failure
})
