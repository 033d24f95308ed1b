import { admins, anyone } from "../call.ts"
import { callsOf } from "../calls-of.ts"
import { CreateGallery, Gallery } from "../gallery.ts"
import { list, one } from "../resource.ts"

const gallery = callsOf("gallery")

export const getGalleries = gallery.get("/galleries/get-galleries", {
  access: anyone,
  response: list(Gallery),
  message: "Galleries found",
  isCached: true,
  summary: "All pictures of the gallery, newest first",
})

export const createGallery = gallery.post("/galleries/register", {
  access: admins,
  body: CreateGallery,
  response: one(Gallery),
  message: "Gallery created successfully",
  summary: "Add a picture to the gallery",
})

export const deleteGallery = gallery.delete("/galleries/delete-gallery/:id", {
  access: admins,
  message: "Gallery deleted successfully",
  summary: "Delete a picture of the gallery",
})
