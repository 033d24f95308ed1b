import type { MutationDefinition, QueryDefinition } from "@reduxjs/toolkit/query/react"
import { type ById, type Call, callUrl, type InputOf, type ResponseOf, type Topic } from "contract"
import { api } from "#api/api.ts"
import type { baseQuery, Request } from "#api/base-query.ts"

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

/** A call on one record. */
export type RecordCall = Call & { readonly params: typeof ById }

/** A record's id and version for a call: the server refuses it (412) if the record has changed since (optimistic locking). */
export const idAndVersion = ({ _id, updatedAt }: { _id: string; updatedAt: string }) => ({
  params: { id: _id },
  ifMatch: updatedAt,
})

/** The URL of a file, downloaded by a plain link. */
export const exportUrl = (call: Call, query: object) => `/api${callUrl(call, { query })}`
