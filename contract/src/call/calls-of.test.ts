import { expect, test } from "vitest"
import { ById } from "../text/input.ts"
import { admins } from "./call.ts"
import { callsOf, recordCalls } from "./calls-of.ts"
import { Done, list, one } from "./resource.ts"

const gallery = callsOf("gallery")
const options = { access: admins, summary: "" }

test("a call on one record can fail with notFound, and a change also with editConflict", () => {
  expect(gallery.get("/galleries/get-gallery/:id", options)).toMatchObject({ params: ById, topics: ["gallery"] })
  expect(gallery.get("/galleries/get-gallery/:id", options).errors).toEqual({ notFound: "galleryNotFound" })
  const failures = { notFound: "galleryNotFound", editConflict: "editConflict" }
  for (const change of [gallery.patch, gallery.delete]) expect(change("/x/:id", options).errors).toEqual(failures)
  const taken = { ...options, errors: { conflict: "alreadyThere" } } as const
  expect(gallery.patch("/x/:id", taken).errors).toEqual({ ...failures, conflict: "alreadyThere" })
})

test("a call with its own notFound code, or without a record kind, declares no failures of records", () => {
  const ofAnImport = { ...options, errors: { notFound: "importNotFound" } } as const
  expect(gallery.delete("/x/:id", ofAnImport).errors).toEqual({ notFound: "importNotFound" })
  expect(callsOf("session").delete("/x/:id", options)).toMatchObject({ params: ById, errors: {} })
})

test("a call that creates a record responds with 201, and a call can declare topics other than the resource's", () => {
  expect(gallery.post("/galleries/register", options).status).toBe(201)
  expect(gallery.post("/galleries/other", { ...options, topics: ["mail"] })).toMatchObject({
    topics: ["mail"],
    status: undefined,
  })
})

test("a response carries only success and a message, unless the call declares a schema or a file", () => {
  expect(gallery.delete("/x/:id", options).response).toBe(Done)
  const response = one(ById)
  expect(gallery.get("/x/:id", { ...options, response }).response).toBe(response)
  expect(gallery.get("/x", { ...options, responseType: "text/csv" })).toMatchObject({ response: undefined })
})

test("messages follow from the record's name, the path and the response, unless the call has its own", () => {
  const { get, post, patch, delete: remove } = recordCalls("gallery", "Gallery", "Galleries")
  expect(get("/galleries/get-galleries", { ...options, response: list(ById) }).message).toBe("Galleries found")
  expect(get("/galleries/get-gallery/:id", { ...options, response: one(ById) }).message).toBe("Gallery found")
  expect(post("/galleries/register", options).message).toBe("Gallery created successfully")
  expect(patch("/galleries/move-gallery/:id", options).message).toBe("Gallery moved successfully")
  expect(remove("/galleries/delete-gallery/:id", options).message).toBe("Gallery deleted successfully")
  expect(patch("/galleries/change-visibility/:id", options).message).toBeUndefined()
  expect(get("/galleries/export-galleries", { ...options, responseType: "text/csv" }).message).toBeUndefined()
  expect(post("/galleries/register", { ...options, message: "Picture added" }).message).toBe("Picture added")
})
