import { orderedCalls } from "../call/ordered-calls.ts"
import { CreateToKnow, ToKnow, UpdateToKnow } from "../to-know.ts"

export * from "../to-know.ts"

export const toKnowCalls = orderedCalls("toKnow", {
  path: ["toKnow", "toKnows"],
  label: ["To-know"],
  names: ["a playlist", "learning playlists"],
  newest: "first",
  record: ToKnow,
  create: CreateToKnow,
  update: UpdateToKnow,
  maxBodyBytes: 32 * 1024,
})
export const {
  list: getToKnows,
  get: getToKnow,
  create: createToKnow,
  update: updateToKnow,
  move: moveToKnow,
  delete: deleteToKnow,
} = toKnowCalls
