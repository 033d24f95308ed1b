import { type Call, callUrl, type InputOf, type Language, type PageFetch, type ResponseOf } from "contract"
import { createContext, data, type LoaderFunctionArgs, type ShouldRevalidateFunction } from "react-router"
import { withImagePaths } from "#api/image-paths.ts"

/** What a public page's loader needs: the reader's language, and a way to read from the API. */
export type LoaderApi = {
  language: Language
  /** A public response; null where there is no record. The server caches the page until a topic of the call changes. */
  find: <C extends Call>(call: C, params?: InputOf<C>["params"]) => Promise<ResponseOf<C> | null>
  /** The same, of something that is always there. */
  read: <C extends Call>(call: C) => Promise<ResponseOf<C>>
}

export const loaderContext = createContext<LoaderApi>()

export const notFound = () => data(null, { status: 404 })

type Reading = { fetchFn: PageFetch; baseUrl: string; publicUrl: string; onRead?: (topics: Call["topics"]) => void }

export function makeLoaderApi(language: Language, { fetchFn, baseUrl, publicUrl, onRead }: Reading): LoaderApi {
  async function find<C extends Call>(call: C, params?: object): Promise<ResponseOf<C> | null> {
    onRead?.(call.topics)
    try {
      const answer = await fetchFn(baseUrl + callUrl(call, { params }))
      if (answer.ok) return validated(call, withImagePaths(await answer.json(), publicUrl))
      if (answer.status === 404 || answer.status === 400) return null
    } catch {
      // The line is cut, or what came was no answer of ours: the same to the reader as a refusal.
    }
    throw data(null, { status: 503 })
  }
  return {
    language,
    find,
    read: async (call) => {
      const answer = await find(call)
      if (answer === null) throw notFound()
      return answer
    },
  }
}

/** In development and in tests; the browser's build has no schemas. */
function validated<C extends Call>({ method, path, response }: C, answer: unknown): ResponseOf<C> {
  const { issues } = (import.meta.env.DEV && response?.safeParse(answer).error) || {}
  if (issues) console.error(`${method} ${path} answered other than declared`, issues)
  return answer as ResponseOf<C>
}

/** For a page that shows its words and nothing of the API: it loads those of the reader's language. */
export const textsLoader =
  <Texts>(texts: Record<Language, () => Promise<Texts>>) =>
  ({ context }: LoaderFunctionArgs) =>
    texts[context.get(loaderContext).language]()

/** For pages that show another part of what they have read when only their parameters change. */
export const onOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
