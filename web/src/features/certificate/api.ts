import type { Certificate, CertificateStatus, CreateCertificate, Done, One, Page } from "contract"
import { api } from "#api/api.ts"
import { askEach, type Outcome } from "#api/each-row.ts"
import type { ListQuery } from "#api/list-query.ts"
import { atOnce } from "#api/row-patch.ts"
import { type Toggled, toggleTo } from "#api/toggle.ts"

const statusToggle = (row: Certificate, status: CertificateStatus) => ({
  row,
  url: `/certificates/update-certificate/${row._id}`,
  read: `/certificates/get-certificate/${row._id}`,
  isWanted: (each: Certificate) => each.status === status,
})
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
    changeStatus: build.mutation<Toggled<Certificate>, StatusOf<Certificate>>({
      queryFn: ({ of, status }, _api, _options, ask) => toggleTo(ask, statusToggle(of, status)),
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
        askEach(of, (each) => toggleTo(ask, statusToggle(each, status))),
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
