import {
  createApi,
  type MutationDefinition,
  type QueryDefinition,
  type TypedUseQueryHookResult,
} from "@reduxjs/toolkit/query/react"
import { type ById, type Call, callUrl, type InputOf, type ResponseOf, type Topic, topics } from "contract"
import { useDispatch } from "react-redux"
import { baseQuery, type Request } from "#api/base-query.ts"

/** Empty: each feature injects its own calls. The cache tags are the server's change topics. */
export const api = createApi({ tagTypes: [...topics, "me"], baseQuery, endpoints: () => ({}) })

type Tag = Topic | "me"
/** RTK Query's type of an omitted argument. */
type NoArg = ReturnType<() => void>
type ArgOf<C extends Call> = C extends { params: unknown } | { query: unknown } | { body: unknown } ? InputOf<C> : NoArg
type EndpointOf<C extends Call> = C["method"] extends "GET"
  ? QueryDefinition<ArgOf<C>, typeof baseQuery, Tag, ResponseOf<C>, "api">
  : MutationDefinition<ArgOf<C>, typeof baseQuery, Tag, ResponseOf<C>, "api">

/** Adds an endpoint per call, under the call's name. Responses are validated where schemas are loaded: in development and tests. */
export function injectCalls<const Calls extends Record<string, Call>>(calls: Calls) {
  const endpoints = (build: Parameters<Parameters<typeof api.injectEndpoints>[0]["endpoints"]>[0]) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => {
        const endpoint = {
          query: (arg: object | undefined): Request => ({ ...arg, call }),
          ...(call.response && { responseSchema: call.response }),
        }
        return [
          name,
          call.method === "GET"
            ? build.query({ ...endpoint, providesTags: call.topics })
            : build.mutation({ ...endpoint, invalidatesTags: call.topics }),
        ]
      }),
    )
  return api.injectEndpoints({
    endpoints: endpoints as unknown as () => { [Name in keyof Calls]: EndpointOf<Calls[Name]> },
  })
}

type ReadOptions = { skip?: boolean; refetchOnMountOrArgChange?: boolean; pollingInterval?: number }
type ReadArgs<C extends Call> = C extends { params: unknown } | { query: unknown }
  ? [input: InputOf<C>, options?: ReadOptions]
  : [input?: undefined, options?: ReadOptions]
type ReadResult<C extends Call> = TypedUseQueryHookResult<ResponseOf<C>, ArgOf<C>, typeof baseQuery>
type UseQuery = (input: unknown, options: ReadOptions | undefined) => unknown

/** For a screen that shows what the server has now: cached data is fetched again when it opens. */
export const fresh = { refetchOnMountOrArgChange: true } as const

/** The endpoints of `useRead`, by the paths of their calls: an endpoint is injected once. */
const reads = new Map<string, UseQuery>()

function injectRead(call: Call): UseQuery {
  const { useQuery } = injectCalls({ [call.path]: call }).endpoints[call.path] as unknown as { useQuery: UseQuery }
  reads.set(call.path, useQuery)
  return useQuery
}

/** What a GET call returns; cached, and fetched again when one of its topics changes. */
export function useRead<C extends Call>(call: C, ...[input, options]: ReadArgs<C>): ReadResult<C> {
  const useQuery = reads.get(call.path) ?? injectRead(call)
  return useQuery(input, options) as ReadResult<C>
}

const { useSendMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    send: build.mutation<unknown, Request & { call: Call; topics: readonly Topic[] }>({
      query: (request) => request,
      transformResponse: (response: unknown, _meta, { call }) => call.response?.parse(response) ?? response,
      invalidatesTags: (_response, _failure, { call, topics }) => (call.method === "GET" ? [] : topics),
    }),
  }),
})

/** For a call passed as a prop: returns a function that sends it without caching, then invalidates `topics`. */
export function useCall<C extends Call>(call: C, topics: readonly Topic[] = call.topics ?? []) {
  const [send] = useSendMutation()
  return (input: Omit<Request, "call">) => send({ call, topics, ...input }).unwrap() as Promise<ResponseOf<C>>
}

/** For `useCall`, where `useRefetch` invalidates once, after several calls or when a page is left. */
export const noTopics: readonly never[] = []

export function useRefetch(topics: readonly Topic[]) {
  const dispatch = useDispatch()
  return () => void dispatch(api.util.invalidateTags([...topics]))
}

export type RecordCall = Call & { readonly params: typeof ById }

/** A record's id and version for a call: the server refuses it (412) if the record has changed since (optimistic locking). */
export const idAndVersion = ({ _id, updatedAt }: { _id: string; updatedAt: string }) => ({
  params: { id: _id },
  ifMatch: updatedAt,
})

/** The URL of a file, downloaded by a plain link. */
export const exportUrl = (call: Call, query: object) => `/api${callUrl(call, { query })}`
