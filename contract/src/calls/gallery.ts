import { admins, anyone, call } from "../call.ts"
import { CreateGallery, Gallery } from "../gallery.ts"
import { ById } from "../input.ts"
import { Done, list, one } from "../resource.ts"

export const getGalleries = call({
  method: "GET",
  path: "/galleries/get-galleries",
  access: anyone,
  response: list(Gallery),
  message: "Galleries found",
  topics: ["gallery"],
  isCached: true,
  summary: "All pictures of the gallery, newest first",
})

export const createGallery = call({
  method: "POST",
  path: "/galleries/register",
  access: admins,
  body: CreateGallery,
  response: one(Gallery),
  status: 201,
  message: "Gallery created successfully",
  topics: ["gallery"],
  summary: "Add a picture to the gallery",
})

export const deleteGallery = call({
  method: "DELETE",
  path: "/galleries/delete-gallery/:id",
  access: admins,
  params: ById,
  response: Done,
  message: "Gallery deleted successfully",
  errors: { notFound: "galleryNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["gallery"],
  summary: "Delete a picture of the gallery",
})
