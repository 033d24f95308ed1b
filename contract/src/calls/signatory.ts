import { admins } from "../call.ts"
import { callsOf } from "../calls-of.ts"
import { one } from "../resource.ts"
import { CertificateSamples, Signatory, UpdateSignatory } from "../signatory.ts"

const signatory = callsOf("signatory")

export const getSignatory = signatory.get("/certificates/get-signatory", {
  access: admins,
  response: one(Signatory),
  message: "Signatory found",
  summary: "Get who signs certificates",
})

export const updateSignatory = signatory.patch("/certificates/update-signatory", {
  access: admins,
  body: UpdateSignatory,
  response: one(Signatory),
  message: "Signatory updated successfully",
  errors: { changedMeanwhile: "changedMeanwhile" },
  summary: "Update who signs certificates, or remove the signatory",
  description: `Documents have the new signatory at once, also those of certificates that were issued earlier. A name in only one language is used
in both. The image must have been uploaded here. If all fields are empty, nobody signs.`,
})

export const previewSignatory = signatory.post("/certificates/preview-signatory", {
  access: admins,
  body: UpdateSignatory,
  topics: [],
  response: one(CertificateSamples),
  message: "Samples drawn",
  summary: "Draw sample certificates with a signatory, without saving",
  description: "Fields that are not sent are as they are saved.",
})
