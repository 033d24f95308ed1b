import { type Certificate, deleteCertificate, getCertificates } from "contract"
import { api } from "#api/api.ts"
import { at, injectCalls } from "#api/calls.ts"
import { askEach, type Outcome } from "#api/each-row.ts"

export const { useGetCertificatesQuery } = injectCalls({ getCertificates })

export const { useDeleteCertificatesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteCertificates: build.mutation<Outcome, readonly Certificate[]>({
      // What somebody else has deleted meanwhile is as gone as it was to be.
      queryFn: (of, _api, _options, ask) =>
        askEach(of, (each) => ask({ call: deleteCertificate, ...at(each), alsoAnswers: [404] })),
      invalidatesTags: deleteCertificate.topics,
    }),
  }),
})
