import type { Language, PageFetch, Topic } from "contract"
import { createContext, data, type ShouldRevalidateFunction } from "react-router"
import { withImagePaths } from "#api/image-paths.ts"

/** What a public page's loader needs: the reader's language, and a way to read from the API. */
export type LoaderApi = {
  language: Language
  /**
   * A public answer of the API; null where the record is not there. The topics are those whose changes make it old:
   * the server keeps the page until then. No answer at all ends the loader, and the page says so.
   */
  find: <Answer>(topics: readonly Topic[], path: string) => Promise<Answer | null>
  /** The same, of something that is always there. */
  read: <Answer>(topics: readonly Topic[], path: string) => Promise<Answer>
}

export const loaderContext = createContext<LoaderApi>()

export const notFound = () => data(null, { status: 404 })

type Reading = { fetchFn: PageFetch; baseUrl: string; publicUrl: string; onRead?: (topics: readonly Topic[]) => void }

export function makeLoaderApi(language: Language, { fetchFn, baseUrl, publicUrl, onRead }: Reading): LoaderApi {
  async function find<Answer>(topics: readonly Topic[], path: string): Promise<Answer | null> {
    onRead?.(topics)
    try {
      const answer = await fetchFn(baseUrl + path)
      if (answer.ok) return withImagePaths(await answer.json(), publicUrl)
      if (answer.status === 404 || answer.status === 400) return null
    } catch {
      // The line is cut, or what came was no answer of ours: the same to the reader as a refusal.
    }
    throw data(null, { status: 503 })
  }
  return {
    language,
    find,
    read: async (topics, path) => {
      const answer = await find(topics, path)
      if (answer === null) throw notFound()
      return answer as never
    },
  }
}

/** For pages that show another part of what they have read when only their parameters change. */
export const onOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
