import { anyone, editors } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { CreateGallery, Gallery, MoveGallery, UpdateGallery } from "../gallery.ts"
import { list, one } from "../resource.ts"

const gallery = recordCalls("gallery", "Gallery", "Galleries")

export const getGalleries = gallery.get("/galleries/get-galleries", {
  access: anyone,
  response: list(Gallery),
  isCached: true,
  summary: "List all gallery images in their order; a new one is first",
})

export const getGallery = gallery.get("/galleries/get-gallery/:id", {
  access: anyone,
  response: one(Gallery),
  isCached: true,
  summary: "Get a gallery image",
})

export const createGallery = gallery.post("/galleries/register", {
  access: editors,
  body: CreateGallery,
  response: one(Gallery),
  summary: "Add an image to the gallery, as the first",
})

export const updateGallery = gallery.patch("/galleries/update-gallery/:id", {
  access: editors,
  body: UpdateGallery,
  response: one(Gallery),
  summary: "Update an image of the gallery, or its title",
})

export const moveGallery = gallery.patch("/galleries/move-gallery/:id", {
  access: editors,
  body: MoveGallery,
  response: one(Gallery),
  summary: "Move an image in the gallery",
  description:
    "Other images shift: `updatedAt` changes for each that moves. A `place` past the end moves the image to the end.",
})

export const deleteGallery = gallery.delete("/galleries/delete-gallery/:id", {
  access: editors,
  summary: "Delete an image from the gallery",
})
