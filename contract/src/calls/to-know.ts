import { anyone, editors } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { list, one } from "../resource.ts"
import { CreateToKnow, ToKnow } from "../to-know.ts"

const toKnow = recordCalls("toKnow", "To-know")

export const getToKnows = toKnow.get("/toKnows/get-toKnows", {
  access: anyone,
  response: list(ToKnow),
  isCached: true,
  summary: "List all learning playlists, newest first",
})

export const createToKnow = toKnow.post("/toKnows/register", {
  access: editors,
  body: CreateToKnow,
  maxBodyBytes: 32 * 1024,
  response: one(ToKnow),
  summary: "Create a playlist",
})

export const deleteToKnow = toKnow.delete("/toKnows/delete-toKnow/:id", {
  access: editors,
  summary: "Delete a playlist",
})
