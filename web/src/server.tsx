import { createHash } from "node:crypto"
import { languageInPath, type RenderPage, type Topic } from "contract"
import { renderToString } from "react-dom/server"
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from "react-router"
import { captureScript } from "#event-replay/capture-events.ts"
import { publicPages } from "#features/public-pages.ts"
import { bn } from "#i18n/bn.ts"
import { en } from "#i18n/en.ts"
import { I18nProvider } from "#i18n/language.tsx"
import { pageTexts } from "#page-texts.ts"
import { bootScript } from "#rendering/boot-script.ts"
import { type Build, type Files, filesForPage } from "#rendering/build-files.ts"
import { hasUnboundedVariants, makeCanonicalUrl, patternOfRoutes } from "#rendering/canonical-url.ts"
import { firstViewScript } from "#rendering/first-view.ts"
import { fontFallbackScript } from "#rendering/font-fallback-script.ts"
import { type HydrationData, hydrationDataId } from "#rendering/hydration-data.ts"
import { loaderContext, makeLoaderApi } from "#rendering/loader-context.ts"
import { handleOf } from "#rendering/public-page.ts"
import { serverRoutes } from "#routes.tsx"
import { storedLoginScript } from "#session/stored-login-script.ts"
import { siteFactsOf } from "#site/facts.ts"
import { blog } from "#site/links.ts"
import { SiteSettingsContext } from "#site/site-settings.ts"
import { themeScript } from "#ui/theme.ts"

const texts = { en, bn }
const handlers = {
  "": createStaticHandler(serverRoutes),
  "/en": createStaticHandler(serverRoutes, { basename: "/en" }),
  "/bn": createStaticHandler(serverRoutes, { basename: "/bn" }),
}

export const canonicalUrl = makeCanonicalUrl(publicPages, new RegExp(patternOfRoutes(serverRoutes), "i"))
export const siteFacts = siteFactsOf(
  publicPages.map(({ path }) => path),
  pageTexts,
)

/** The Content-Security-Policy's source for an inline script or style. */
export const hashSource = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`

export const scriptHashes = [
  themeScript,
  storedLoginScript,
  firstViewScript,
  captureScript,
  fontFallbackScript,
  bootScript,
].map(hashSource)

/** The origins of pages that ours may embed in a frame. */
export const frameSources = blog.isEmbeddable && blog.url ? [new URL(blog.url).origin] : []

/** Renders pages that load the files of this build or, without one, of Vite's development server. */
export function makeRenderer(build: Build | null): RenderPage {
  return async ({ url: requestUrl, language, publicUrl, imageHostUrl, contact, legal, fetchFn }) => {
    // Concatenated: `new URL(requestUrl, publicUrl)` would take a path that begins with two slashes for a host.
    const url = new URL(publicUrl + requestUrl)
    const basename = languageInPath(url.pathname).prefix
    const baseUrl = `${publicUrl}/api`
    const site = { publicUrl, imageHostUrl, contact, legal }
    const topics = new Set<Topic>()
    const onRead = (read: readonly Topic[]) => {
      for (const topic of read) topics.add(topic)
    }
    const requestContext = new RouterContextProvider()
    requestContext.set(loaderContext, makeLoaderApi(language, { fetchFn, baseUrl, publicUrl, onRead }))
    const context = await handlers[basename].query(new Request(url), { requestContext })
    if (context instanceof Response) {
      return {
        status: context.status,
        html: "",
        link: "",
        topics: [],
        hasUnboundedVariants: true,
        location: context.headers.get("location") ?? "/",
      }
    }
    const router = createStaticRouter(handlers[basename].dataRoutes, context)
    const html = renderToString(
      <SiteSettingsContext value={site}>
        <I18nProvider initial={{ language, texts: texts[language] }}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </I18nProvider>
      </SiteSettingsContext>,
    )
    const { loaderData, errors, matches } = context
    const handles = matches.map(({ route }) => handleOf(route))
    const isClientOnly = handles.some((handle) => handle.isClientOnly)
    const hydrationData = { language, basename, site, ...(!isClientOnly && { router: { loaderData, errors } }) }
    const pages = handles.flatMap(({ module }) => module ?? [])
    const files = filesForPage(build, { language, pages, html, isClientOnly })
    return {
      status: context.statusCode,
      html: assemblePage(html, files, hydrationData),
      link: files.link,
      topics: [...topics],
      hasUnboundedVariants: hasUnboundedVariants(requestUrl, matches),
    }
  }
}

/** Adds scripts, styles and hydration data. Hydration ignores extra elements in the head and at the end of the body. */
function assemblePage(html: string, { head, scripts }: Files, hydrationData: HydrationData): string {
  const json = JSON.stringify(hydrationData).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
  const state = `<script type="application/json" id="${hydrationDataId}">${json}</script>`
  // Without it, a browser may paint the half of a page that it has read, and move buttons when it reads the rest.
  const paintInOnePiece = `<link rel="expect" href="#${hydrationDataId}" blocking="render">`
  const inHead = `${paintInOnePiece}<script>${themeScript}</script><script>${storedLoginScript}</script><script>${firstViewScript}</script><script>${captureScript}</script>${head}`
  return `<!DOCTYPE html>${html}`
    .replace("</head>", () => `${inHead}</head>`)
    .replace("</body>", () => `${state}${scripts}</body>`)
}
