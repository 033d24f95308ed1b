import { admins } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { list, one } from "../call/resource.ts"
import {
  AddSignatory,
  CertificateSamples,
  EditSignatory,
  ListedSignatory,
  Signatory,
  UpdateSignatory,
} from "../certificate/signatory.ts"

export * from "../certificate/signatory.ts"

const signatory = callsOf("signatory")

export const getSignatory = signatory.get("/certificates/get-signatory", {
  access: admins,
  response: one(Signatory),
  message: "Signatory found",
  summary: "Get the present signatory of certificates",
})

export const getSignatories = signatory.get("/certificates/get-signatories", {
  access: admins,
  response: list(ListedSignatory),
  message: "Signatories found",
  summary: "List the past, present and future signatories",
  description: `In the order of their days. A certificate has the signatory of its day of issue, in Dhaka; once it is corrected, that of the
day of its last correction.`,
})

export const updateSignatory = signatory.patch("/certificates/update-signatory", {
  access: admins,
  body: UpdateSignatory,
  response: one(Signatory),
  message: "Signatory updated successfully",
  errors: { editConflict: "editConflict" },
  summary: "Update the present signatory, or remove the signature",
  description: `All documents of the present signatory's days change at once, also those that were issued before this change. If another
person signs from now on, use \`POST /certificates/add-signatory\`: earlier documents then stay as they are. A name in only one language is
used in both. The image must have been uploaded here. If all fields are empty, nobody signs.`,
})

export const addSignatory = signatory.post("/certificates/add-signatory", {
  access: admins,
  body: AddSignatory,
  status: 201,
  response: one(Signatory),
  message: "Signatory added successfully",
  errors: { conflict: "signatoryDayTaken" },
  summary: "Add a signatory from a given day on",
  description: `The day may be past or future. Certificates of earlier days keep their signatory. If all other fields are empty, nobody signs
from that day on.`,
})

export const editSignatory = signatory.patch("/certificates/update-signatory/:id", {
  access: admins,
  body: EditSignatory,
  response: one(Signatory),
  message: "Signatory updated successfully",
  errors: { notFound: "signatoryNotFound", conflict: "signatoryDayTaken", editConflict: "editConflict" },
  summary: "Update an earlier, present or later signatory, or the day from which this person signs",
  description: "The first signatory signs from the beginning, so that one has no day.",
})

export const removeSignatory = signatory.delete("/certificates/delete-signatory/:id", {
  access: admins,
  message: "Signatory removed successfully",
  errors: { notFound: "signatoryNotFound", conflict: "signatoryFirst", editConflict: "editConflict" },
  summary: "Remove a signatory",
  description: `Certificates of that time then have the signatory before. The first one cannot be removed, but cleared: then nobody signs
certificates of that time.`,
})

export const previewSignatory = signatory.post("/certificates/preview-signatory", {
  access: admins,
  body: UpdateSignatory,
  topics: [],
  response: one(CertificateSamples),
  message: "Samples drawn",
  summary: "Draw sample certificates with a signatory, without saving",
  description: "Fields that are not sent are those of the present signatory.",
})
