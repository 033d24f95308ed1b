import type { Certificate, CreateCertificate, Done, One, Page } from "contract"
import { api } from "#api/api.ts"
import type { ListQuery } from "#api/list-query.ts"

export const certificateApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCertificates: build.query<Page<Certificate>, ListQuery>({
      query: (params) => ({ url: "/certificates/get-certificates", params }),
      providesTags: ["certificate"],
    }),
    createCertificate: build.mutation<One<Certificate>, CreateCertificate>({
      query: (body) => ({ url: "/certificates/register", method: "POST", body }),
      invalidatesTags: ["certificate"],
    }),
    changeStatus: build.mutation<One<Certificate>, string>({
      query: (id) => ({ url: `/certificates/update-certificate/${id}`, method: "PATCH" }),
      invalidatesTags: ["certificate"],
      // The lists know the answer before they have asked again, so that no old status shows in between.
      onQueryStarted: async (_, { dispatch, getState, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        const changed = answer.data.data
        for (const query of certificateApi.util.selectCachedArgsForQuery(getState(), "getCertificates")) {
          dispatch(
            certificateApi.util.updateQueryData("getCertificates", query, ({ data }) => {
              const place = data.findIndex(({ _id }) => _id === changed._id)
              if (place >= 0) data[place] = changed
            }),
          )
        }
      },
    }),
    deleteCertificate: build.mutation<Done, string>({
      query: (id) => ({ url: `/certificates/delete-certificate/${id}`, method: "DELETE" }),
      invalidatesTags: ["certificate"],
    }),
  }),
})

export const {
  useGetCertificatesQuery,
  useCreateCertificateMutation,
  useChangeStatusMutation,
  useDeleteCertificateMutation,
} = certificateApi
