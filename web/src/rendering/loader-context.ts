import {
  type Call,
  callUrl,
  type ErrorCode,
  type Failure,
  type InputOf,
  type Language,
  type PageFetch,
  type ResponseOf,
} from "contract"
import { createContext, data, type LoaderFunctionArgs, type ShouldRevalidateFunction } from "react-router"
import { withImagePaths } from "#api/file/image-paths.ts"
import { serverTimeOf } from "#api/server-time.ts"
import { NoConnection } from "./reconnect.ts"

/** The context of a public page's loader: the user's language and a client of the API. */
export type LoaderApi = {
  language: Language
  /** Returns null if there is no record. The server caches the page until a topic of the call changes. */
  find: <C extends Call>(call: C, params?: InputOf<C>["params"]) => Promise<ResponseOf<C> | null>
  /** Like `find`, but returns the error code instead of null. */
  findOrCode: <C extends Call>(
    call: C,
    params?: InputOf<C>["params"],
    query?: InputOf<C>["query"],
  ) => Promise<ResponseOf<C> | ErrorCode>
  /** Like `find`, but throws a 404 instead of returning null. */
  read: <C extends Call>(call: C) => Promise<ResponseOf<C>>
  /** The server's time of the latest response: a visitor's clock may be wrong. */
  now: () => string
}

/** Statuses of refusals that a page explains: the input, an unknown record, or too many requests. */
const codeStatuses = [400, 404, 429]

/** No response in time: the connection or the server may be the cause. */
export const timeoutStatus = 504

export const loaderContext = createContext<LoaderApi>()

export const notFound = () => data(null, { status: 404 })

type Connection = { fetchFn: PageFetch; baseUrl: string; publicUrl: string; onRead?: (topics: Call["topics"]) => void }

export function makeLoaderApi(language: Language, { fetchFn, baseUrl, publicUrl, onRead }: Connection): LoaderApi {
  let sentAt: string | undefined
  async function findOrCode<C extends Call>(
    call: C,
    params?: object,
    query?: object,
  ): Promise<ResponseOf<C> | ErrorCode> {
    onRead?.(call.topics)
    try {
      const response = await fetchFn(baseUrl + callUrl(call, { params, query }))
      sentAt = serverTimeOf(response)
      if (response.ok) return validated(call, withImagePaths(await response.json(), publicUrl))
      if (codeStatuses.includes(response.status)) return ((await response.json()) as Failure).code
    } catch (error) {
      if (!import.meta.env.SSR && error instanceof TypeError) throw new NoConnection()
      if ((error as Error).name === "TimeoutError") throw data(null, { status: timeoutStatus })
      // A response that is not ours is handled like an error status.
    }
    throw data(null, { status: 503 })
  }
  async function find<C extends Call>(call: C, params?: object): Promise<ResponseOf<C> | null> {
    const found = await findOrCode(call, params)
    return typeof found === "string" ? null : found
  }
  return {
    language,
    find,
    findOrCode,
    read: async (call) => {
      const result = await find(call)
      if (result === null) throw notFound()
      return result
    },
    now: () => sentAt ?? new Date().toISOString(),
  }
}

/** Validates in development and tests only, because the browser's build has no schemas. */
function validated<C extends Call>({ method, path, response }: C, body: unknown): ResponseOf<C> {
  const { issues } = (import.meta.env.DEV && response?.safeParse(body).error) || {}
  if (issues) console.error(`The response of ${method} ${path} does not match its schema`, issues)
  return body as ResponseOf<C>
}

/** The loader of a page without API data: loads its texts in the user's language. */
export const textsLoader =
  <Texts>(texts: Record<Language, () => Promise<Texts>>) =>
  ({ context }: LoaderFunctionArgs) =>
    texts[context.get(loaderContext).language]()

/** For pages that show another part of the loaded data when only the query changes: no reload then. */
export const revalidateOnPathChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
