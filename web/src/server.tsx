import { createHash } from "node:crypto"
import { type Language, languageInPath, type RenderPage } from "contract"
import { renderToString } from "react-dom/server"
import { Provider } from "react-redux"
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router"
import { api } from "#api/api.ts"
import { type Files, filesIn, type Manifest } from "#build-files.ts"
import { type Handover, handoverId } from "#handover.ts"
import { bn } from "#i18n/bn.ts"
import { en } from "#i18n/en.ts"
import { SpeechRoot } from "#i18n/speech-root.tsx"
import { type Handle, routes } from "#routes.tsx"
import { makeStore, type Store, storeContext } from "#store.ts"
import { themeScript } from "#theme.ts"

const texts = { en, bn }
const handlers = new Map(["", "/en", "/bn"].map((basename) => [basename, handlerFor(basename)]))

export const scriptHashes = [`sha256-${createHash("sha256").update(themeScript).digest("base64")}`]

/** Renders pages that load the files of this build; without a manifest, those of Vite's development server. */
export function makeRenderer(manifest: Manifest | null): RenderPage {
  return async ({ address, language, publicUrl, fetchFn }) => {
    // Put together as text: an address that begins with two slashes would be read as a host.
    const url = new URL(publicUrl + address)
    const basename = languageInPath(url.pathname).prefix
    const store = makeStore({ baseUrl: `${publicUrl}/api`, fetchFn }, { site: { publicUrl } })
    try {
      const context = await answerOf(basename, url, store)
      if (context instanceof Response) {
        return { status: context.status, html: "", topics: [], location: context.headers.get("location") ?? "/" }
      }
      const { dataRoutes } = handlers.get(basename) ?? handlerFor(basename)
      const router = createStaticRouter(dataRoutes, context)
      const html = renderToString(
        <Provider store={store}>
          <SpeechRoot initial={{ language, texts: texts[language] }}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </SpeechRoot>
        </Provider>,
      )
      const pages = context.matches.flatMap(({ route }) => handleOf(route).file ?? [])
      const handover = handoverOf(language, basename, store, context)
      const { provided } = store.getState().api
      return {
        status: context.statusCode,
        html: completed(html, filesIn(manifest, language, pages, html), handover),
        topics: Object.keys(provided.tags),
      }
    } finally {
      // Or every store would stay in memory for the 60 seconds that unused data is kept.
      store.dispatch(api.util.resetApiState())
    }
  }
}

const handleOf = ({ handle }: { handle?: unknown }): Handle => handle ?? {}

function handlerFor(basename: string) {
  return createStaticHandler(routes, basename ? { basename } : {})
}

async function answerOf(basename: string, url: URL, store: Store): Promise<StaticHandlerContext | Response> {
  const handler = handlers.get(basename) ?? handlerFor(basename)
  const matches = matchRoutes(handler.dataRoutes, url.pathname, basename || "/") ?? []
  if (matches.some(({ route }) => handleOf(route).isClientOnly)) {
    const { pathname, search } = url
    return {
      basename: basename || "/",
      location: { pathname, search, hash: "", state: null, key: "default", mask: undefined },
      matches,
      loaderData: {},
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
    } as StaticHandlerContext
  }
  const requestContext = new RouterContextProvider()
  requestContext.set(storeContext, store)
  return handler.query(new Request(url), { requestContext })
}

function handoverOf(language: Language, basename: string, store: Store, context: StaticHandlerContext): Handover {
  const { site, api } = store.getState()
  const { loaderData, errors } = context
  const isClientOnly = context.matches.some(({ route }) => handleOf(route).isClientOnly)
  return { language, basename, state: { site, api }, ...(!isClientOnly && { hydrationData: { loaderData, errors } }) }
}

/** React skips what it did not render in the head and at the end of the body, so hydration does not mind these. */
function completed(html: string, { head, entry }: Files, handover: Handover): string {
  const json = JSON.stringify(handover).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
  const state = `<script type="application/json" id="${handoverId}">${json}</script>`
  const script = `<script type="module" src="${entry}"></script>`
  return `<!DOCTYPE html>${html}`
    .replace("</head>", () => `<script>${themeScript}</script>${head}</head>`)
    .replace("</body>", () => `${state}${script}</body>`)
}
