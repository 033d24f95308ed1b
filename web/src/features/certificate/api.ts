import {
  type Certificate,
  type CertificateStatus,
  createCertificate,
  deleteCertificate,
  getCertificate,
  getCertificates,
  toggleCertificate,
} from "contract"
import { api } from "#api/api.ts"
import { at, injectCalls } from "#api/calls.ts"
import { askEach, type Outcome } from "#api/each-row.ts"
import { type Toggled, toggleEach, toggleOne, type Wanted } from "#api/toggle.ts"

const status = { field: "status", flip: toggleCertificate, read: getCertificate } as const

export const { useGetCertificatesQuery, useCreateCertificateMutation, useDeleteCertificateMutation } = injectCalls({
  getCertificates,
  createCertificate,
  deleteCertificate,
})

export const { useChangeStatusMutation, useChangeStatusesMutation, useDeleteCertificatesMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      changeStatus: build.mutation<Toggled<Certificate>, Wanted<Certificate, CertificateStatus>>(
        toggleOne("getCertificates", status),
      ),
      changeStatuses: build.mutation<Outcome, Wanted<readonly Certificate[], CertificateStatus>>(toggleEach(status)),
      deleteCertificates: build.mutation<Outcome, readonly Certificate[]>({
        // What somebody else has deleted meanwhile is as gone as it was to be.
        queryFn: (of, _api, _options, ask) =>
          askEach(of, (each) => ask({ call: deleteCertificate, ...at(each), alsoAnswers: [404] })),
        invalidatesTags: deleteCertificate.topics,
      }),
    }),
  })
