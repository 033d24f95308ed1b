import { expect, test } from "vitest"
import { admins } from "./call.ts"
import { callsOf, recordCalls } from "./calls-of.ts"
import { ById } from "./input.ts"
import { Done, list, one } from "./resource.ts"

const gallery = callsOf("gallery")
const stated = { access: admins, summary: "" }

test("a call on one record can fail because the record is missing, and a change because it is in another state", () => {
  expect(gallery.get("/galleries/get-gallery/:id", stated)).toMatchObject({ params: ById, topics: ["gallery"] })
  expect(gallery.get("/galleries/get-gallery/:id", stated).errors).toEqual({ notFound: "galleryNotFound" })
  const failures = { notFound: "galleryNotFound", changedMeanwhile: "changedMeanwhile" }
  for (const change of [gallery.patch, gallery.delete]) expect(change("/x/:id", stated).errors).toEqual(failures)
  const taken = { ...stated, errors: { conflict: "alreadyThere" } } as const
  expect(gallery.patch("/x/:id", taken).errors).toEqual({ ...failures, conflict: "alreadyThere" })
})

test("a call that names another code for what is not found, or is of no kind of record, is not about one record", () => {
  const ofAnImport = { ...stated, errors: { notFound: "importNotFound" } } as const
  expect(gallery.delete("/x/:id", ofAnImport).errors).toEqual({ notFound: "importNotFound" })
  expect(callsOf("session").delete("/x/:id", stated)).toMatchObject({ params: ById, errors: {} })
})

test("a call that makes a record answers 201, and its topics can be others than the resource's", () => {
  expect(gallery.post("/galleries/register", stated).status).toBe(201)
  expect(gallery.post("/galleries/other", { ...stated, topics: ["mail"] })).toMatchObject({
    topics: ["mail"],
    status: undefined,
  })
})

test("an answer carries nothing but whether it succeeded, unless the call says what it carries or that it is a file", () => {
  expect(gallery.delete("/x/:id", stated).response).toBe(Done)
  const response = one(ById)
  expect(gallery.get("/x/:id", { ...stated, response }).response).toBe(response)
  expect(gallery.get("/x", { ...stated, responseType: "text/csv" })).toMatchObject({ response: undefined })
})

test("messages about records follow from what they are called, the path and the answer, unless the call has its own", () => {
  const { get, post, patch, delete: remove } = recordCalls("gallery", "Gallery", "Galleries")
  expect(get("/galleries/get-galleries", { ...stated, response: list(ById) }).message).toBe("Galleries found")
  expect(get("/galleries/get-gallery/:id", { ...stated, response: one(ById) }).message).toBe("Gallery found")
  expect(post("/galleries/register", stated).message).toBe("Gallery created successfully")
  expect(patch("/galleries/move-gallery/:id", stated).message).toBe("Gallery moved successfully")
  expect(remove("/galleries/delete-gallery/:id", stated).message).toBe("Gallery deleted successfully")
  expect(patch("/galleries/change-visibility/:id", stated).message).toBeUndefined()
  expect(get("/galleries/export-galleries", { ...stated, responseType: "text/csv" }).message).toBeUndefined()
  expect(post("/galleries/register", { ...stated, message: "Picture added" }).message).toBe("Picture added")
})
