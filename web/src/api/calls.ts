import type { MutationDefinition, QueryDefinition } from "@reduxjs/toolkit/query/react"
import { addressOf, type ById, type Call, type InputOf, type ResponseOf, type Topic } from "contract"
import { api } from "#api/api.ts"
import type { baseQuery, Request } from "#api/base-query.ts"

type Tag = Topic | "me"
/** What hooks call the argument that is left out. */
type Nothing = ReturnType<() => void>
type ArgOf<C extends Call> = C extends { params: unknown } | { query: unknown } | { body: unknown }
  ? InputOf<C>
  : Nothing
type EndpointOf<C extends Call> = C["method"] extends "GET"
  ? QueryDefinition<ArgOf<C>, typeof baseQuery, Tag, ResponseOf<C>, "api">
  : MutationDefinition<ArgOf<C>, typeof baseQuery, Tag, ResponseOf<C>, "api">

/** Makes each call an endpoint of its name. Responses are validated where schemas are: in development and in tests. */
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
      transformResponse: (answer: unknown, _meta, { call }) => call.response?.parse(answer) ?? answer,
      invalidatesTags: (_answer, _failure, { call, topics }) => (call.method === "GET" ? [] : topics),
    }),
  }),
})

/** For a call that is a prop: makes it when asked to, past the cache; invalidates its topics, unless others are given. */
export function useCall<C extends Call>(call: C, topics: readonly Topic[] = call.topics ?? []) {
  const [send] = useSendMutation()
  return (input: Omit<Request, "call">) => send({ call, topics, ...input }).unwrap() as Promise<ResponseOf<C>>
}

/** A call that is about one record. */
export type RecordCall = Call & { readonly params: typeof ById }

/** Names a record and the state in which it was seen: if somebody has changed it since, the call is refused (412). */
export const at = ({ _id, updatedAt }: { _id: string; updatedAt: string }) => ({
  params: { id: _id },
  ifMatch: updatedAt,
})

/** A file is downloaded by its address, without script. */
export const exportAddress = (call: Call, query: object) => `/api${addressOf(call, { query })}`
