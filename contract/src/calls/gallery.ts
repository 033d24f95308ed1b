import { anyone, editors } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { CreateGallery, Gallery } from "../gallery.ts"
import { list, one } from "../resource.ts"

const gallery = recordCalls("gallery", "Gallery", "Galleries")

export const getGalleries = gallery.get("/galleries/get-galleries", {
  access: anyone,
  response: list(Gallery),
  isCached: true,
  summary: "List all gallery images, newest first",
})

export const createGallery = gallery.post("/galleries/register", {
  access: editors,
  body: CreateGallery,
  response: one(Gallery),
  summary: "Add an image to the gallery",
})

export const deleteGallery = gallery.delete("/galleries/delete-gallery/:id", {
  access: editors,
  summary: "Delete an image from the gallery",
})
