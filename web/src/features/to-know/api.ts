import type { CreateToKnow, Done, List, One, ToKnow } from "contract"
import { api } from "#api/api.ts"

const toKnowApi = api.injectEndpoints({
  endpoints: (build) => ({
    getToKnows: build.query<List<ToKnow>, void>({
      query: () => "/toKnows/get-toKnows",
      providesTags: ["toKnow"],
    }),
    createToKnow: build.mutation<One<ToKnow>, CreateToKnow>({
      query: (body) => ({ url: "/toKnows/register", method: "POST", body }),
      invalidatesTags: ["toKnow"],
    }),
    deleteToKnow: build.mutation<Done, ToKnow>({
      query: ({ _id, updatedAt }) => ({ url: `/toKnows/delete-toKnow/${_id}`, method: "DELETE", seen: updatedAt }),
      invalidatesTags: ["toKnow"],
    }),
  }),
})

export const { useGetToKnowsQuery, useCreateToKnowMutation, useDeleteToKnowMutation } = toKnowApi
