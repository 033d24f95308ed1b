import "./dom-gaps.ts"
import { act, configure, getConfig } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Language, Role } from "contract"
import { createRoot } from "react-dom/client"
import { toast } from "react-hot-toast/headless"
import { createBrowserRouter, RouterContextProvider } from "react-router"
import { RouterProvider } from "react-router/dom"
import { I18nProvider, loadCommonTexts } from "#i18n/language.tsx"
import { loaderContext, makeLoaderApi } from "#rendering/loader-context.ts"
import { routes } from "#routes.tsx"
import { persistSession } from "#session/persisted-session.ts"
import { type Login, signIn, signOut } from "#session/session.ts"
import { SiteSettingsProvider } from "#site/component/site-settings-provider.tsx"
import { contact } from "#site/contact.ts"
import { legal } from "#site/legal.ts"
import { toasterOptions } from "#ui/overlay/toaster.tsx"
import { fetchFromServer, loginAs, settleRequests } from "./test-api.ts"
import type { UserEvent } from "./user-event.ts"

const publicUrl = "http://localhost:3000"

const { getElementError } = getConfig()

configure({
  // Long enough for a busy machine.
  asyncUtilTimeout: 30_000,
  // `findBy…` and `waitFor` throw away all errors but the last one, and print the document below that by calling this again.
  // Printing it below each error took 4 to 7 % of the CPU time of these tests.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" })
      : getElementError(message, container),
})
persistSession()

const { blank, error, custom, success } = toasterOptions
// On a busy machine a toast would be gone before the test looks for it.
for (const kind of [blank, error, custom, success]) kind.duration = 60_000
// The timer that removes a dismissed toast outlives the page of its test, and would remove the same toast of the next test.
toasterOptions.removeDelay = 1

type Options = {
  url: string
  /** The signed-in user: a role or an account; nobody by default. */
  as?: Role | Login
  language?: Language
}

/** The flag is missing in the type of the configuration. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics

let close = () => {}

/** Opens a page as `client.tsx` does, with the real routes, store and session, against the server app of this test file. */
export async function renderApp({ url, as, language = "en" }: Options): Promise<UserEvent> {
  close()
  const login = typeof as === "string" ? await loginAs(as) : as
  if (login) signIn(login)
  history.replaceState(null, "", url)
  const { router, setLanguage } = makeRouter(language)
  await initialized(router)
  const texts = await loadCommonTexts(language)
  const root = createRoot(document)
  await act(async () =>
    root.render(
      <SiteSettingsProvider initial={{ publicUrl, imageHostUrl: "", contact, legal }}>
        <I18nProvider initial={{ language, texts }} prepareFor={setLanguage}>
          <RouterProvider router={router} />
        </I18nProvider>
      </SiteSettingsProvider>,
    ),
  )
  close = () => {
    act(() => root.unmount())
    router.dispose()
    close = () => {}
  }
  return userEvent.setup()
}

function makeRouter(language: Language) {
  const loaderApi = makeLoaderApi(language, { baseUrl: "/api", fetchFn: fetchFromServer, publicUrl })
  const context = new RouterContextProvider()
  context.set(loaderContext, loaderApi)
  const router = createBrowserRouter(routes, { getContext: () => context })
  const setLanguage = (language: Language) => {
    loaderApi.language = language
    return router.revalidate()
  }
  return { router, setLanguage }
}

/** Waits until the first page's code and data are loaded, so that no fallback is rendered. */
function initialized({ state, subscribe }: ReturnType<typeof createBrowserRouter>) {
  return new Promise<void>((resolve) => {
    if (state.initialized) return resolve()
    const unsubscribe = subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}

/** Closes the page, and forgets what it has stored. */
export async function closeApp() {
  close()
  await settleRequests()
  toast.remove()
  signOut()
  localStorage.clear()
  sessionStorage.clear()
}
