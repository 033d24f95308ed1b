import { admins, anyone, call } from "../call.ts"
import { ById } from "../input.ts"
import { Done, list, one } from "../resource.ts"
import { CreateToKnow, ToKnow } from "../to-know.ts"

export const getToKnows = call({
  method: "GET",
  path: "/toKnows/get-toKnows",
  access: anyone,
  response: list(ToKnow),
  message: "To-knows found",
  topics: ["toKnow"],
  isCached: true,
  summary: "All playlists to learn from, newest first",
})

export const createToKnow = call({
  method: "POST",
  path: "/toKnows/register",
  access: admins,
  body: CreateToKnow,
  maxBodyBytes: 32 * 1024,
  response: one(ToKnow),
  status: 201,
  message: "To-know created successfully",
  topics: ["toKnow"],
  summary: "Add a playlist",
})

export const deleteToKnow = call({
  method: "DELETE",
  path: "/toKnows/delete-toKnow/:id",
  access: admins,
  params: ById,
  response: Done,
  message: "To-know deleted successfully",
  errors: { notFound: "toKnowNotFound", changedMeanwhile: "changedMeanwhile" },
  topics: ["toKnow"],
  summary: "Delete a playlist",
})
