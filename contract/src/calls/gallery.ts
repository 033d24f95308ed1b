import { orderedCalls } from "../call/ordered-calls.ts"
import { CreateGallery, Gallery, UpdateGallery } from "../gallery.ts"

export * from "../gallery.ts"

export const galleryCalls = orderedCalls("gallery", {
  path: ["gallery", "galleries"],
  label: ["Gallery", "Galleries"],
  names: ["a gallery image", "gallery images"],
  newest: "first",
  record: Gallery,
  create: CreateGallery,
  update: UpdateGallery,
})
export const {
  list: getGalleries,
  get: getGallery,
  create: createGallery,
  update: updateGallery,
  move: moveGallery,
  delete: deleteGallery,
} = galleryCalls
