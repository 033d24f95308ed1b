import type { Certificate, CertificateStatus, CreateCertificate, Done, One, Page } from "contract"
import { api } from "#api/api.ts"
import { askEach, type Outcome } from "#api/each-row.ts"
import type { ListQuery } from "#api/list-query.ts"
import { atOnce, flipShownTo, flipTo } from "#api/row-patch.ts"

const statusCall = ({ _id }: Certificate) => `/certificates/update-certificate/${_id}`
const deleteCall = ({ _id, updatedAt }: Certificate) =>
  ({ url: `/certificates/delete-certificate/${_id}`, method: "DELETE", seen: updatedAt }) as const

type StatusOf<T> = { of: T; status: CertificateStatus }

export const exportAddress = "/api/certificates/export-certificates"

const certificateApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCertificates: build.query<Page<Certificate>, ListQuery>({
      query: (params) => ({ url: "/certificates/get-certificates", params }),
      providesTags: ["certificate"],
    }),
    createCertificate: build.mutation<One<Certificate>, CreateCertificate>({
      query: (body) => ({ url: "/certificates/register", method: "POST", body }),
      invalidatesTags: ["certificate"],
    }),
    changeStatus: build.mutation<One<Certificate>, StatusOf<Certificate>>({
      queryFn: ({ of, status }, _api, _options, ask) =>
        flipTo<Certificate>(ask, statusCall(of), (row) => row.status === status),
      invalidatesTags: ["certificate"],
      onQueryStarted: atOnce<StatusOf<Certificate>, Certificate>(
        "getCertificates",
        ({ of }) => of._id,
        (row, { status }) => {
          row.status = status
        },
      ),
    }),
    deleteCertificate: build.mutation<Done, Certificate>({
      query: deleteCall,
      invalidatesTags: ["certificate"],
    }),
    changeStatuses: build.mutation<Outcome, StatusOf<readonly Certificate[]>>({
      queryFn: ({ of, status }, _api, _options, ask) =>
        askEach(of, (each) =>
          flipShownTo<Certificate>(
            ask,
            { row: each, list: "/certificates/get-certificates", search: each.certificationNo },
            statusCall(each),
            (row) => row.status === status,
          ),
        ),
      invalidatesTags: ["certificate"],
    }),
    deleteCertificates: build.mutation<Outcome, readonly Certificate[]>({
      // What somebody else has deleted meanwhile is as gone as it was to be.
      queryFn: (of, _api, _options, ask) => askEach(of, (each) => ask({ ...deleteCall(each), alsoAnswers: [404] })),
      invalidatesTags: ["certificate"],
    }),
  }),
})

export const {
  useGetCertificatesQuery,
  useCreateCertificateMutation,
  useChangeStatusMutation,
  useDeleteCertificateMutation,
  useChangeStatusesMutation,
  useDeleteCertificatesMutation,
} = certificateApi
