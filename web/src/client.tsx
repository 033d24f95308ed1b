import { hydrateRoot } from "react-dom/client"
import { Provider } from "react-redux"
import { createBrowserRouter, matchRoutes, RouterContextProvider } from "react-router"
import { RouterProvider } from "react-router/dom"
import { keepLogin } from "#features/auth/kept-login.ts"
import { type Handover, handoverId } from "#handover.ts"
import { loadTexts } from "#i18n/language.tsx"
import { SpeechRoot } from "#i18n/speech-root.tsx"
import { type Handle, routes } from "#routes.tsx"
import { makeStore, storeContext } from "#store.ts"
import "#styles.css"

const { language, basename, state, hydrationData } = JSON.parse(
  document.getElementById(handoverId)?.textContent ?? "",
) as Handover

/** What the server rendered must be there at once in the browser too, or React would throw the page away. */
async function loadRenderedRoutes() {
  for (const { route } of matchRoutes(routes, location, basename || "/") ?? []) {
    if ((route.handle as Handle | undefined)?.isClientOnly) return
    if (typeof route.lazy !== "function") continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}

async function start() {
  const [texts] = await Promise.all([loadTexts(language), loadRenderedRoutes()])
  const store = makeStore({ baseUrl: "/api", fetchFn: (...request) => fetch(...request) }, state)
  const serverState = store.getState()
  keepLogin(store)
  const router = createBrowserRouter(routes, {
    ...(basename && { basename }),
    ...(hydrationData && { hydrationData }),
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(storeContext, store)
      return context
    },
  })
  hydrateRoot(
    document,
    <Provider store={store} serverState={serverState}>
      <SpeechRoot initial={{ language, texts }}>
        <RouterProvider router={router} />
      </SpeechRoot>
    </Provider>,
  )
}

// Not awaited: pages import this file's code, and would wait for it while it waits for them.
void start()
