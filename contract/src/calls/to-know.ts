import { anyone, editors } from "../call.ts"
import { recordCalls } from "../calls-of.ts"
import { list, one } from "../resource.ts"
import { CreateToKnow, MoveToKnow, ToKnow, UpdateToKnow } from "../to-know.ts"

const toKnow = recordCalls("toKnow", "To-know")

export const getToKnows = toKnow.get("/toKnows/get-toKnows", {
  access: anyone,
  response: list(ToKnow),
  isCached: true,
  summary: "List all learning playlists in their order; a new one is first",
})

export const getToKnow = toKnow.get("/toKnows/get-toKnow/:id", {
  access: anyone,
  response: one(ToKnow),
  isCached: true,
  summary: "Get a playlist",
})

export const createToKnow = toKnow.post("/toKnows/register", {
  access: editors,
  body: CreateToKnow,
  maxBodyBytes: 32 * 1024,
  response: one(ToKnow),
  summary: "Create a playlist, first in the list",
})

export const updateToKnow = toKnow.patch("/toKnows/update-toKnow/:id", {
  access: editors,
  body: UpdateToKnow,
  maxBodyBytes: 32 * 1024,
  response: one(ToKnow),
  summary: "Update a playlist",
})

export const moveToKnow = toKnow.patch("/toKnows/move-toKnow/:id", {
  access: editors,
  body: MoveToKnow,
  response: one(ToKnow),
  summary: "Move a playlist in the list",
  description:
    "Other playlists shift: `updatedAt` changes for each that moves. A `place` past the end moves the playlist to the end.",
})

export const deleteToKnow = toKnow.delete("/toKnows/delete-toKnow/:id", {
  access: editors,
  summary: "Delete a playlist",
})
