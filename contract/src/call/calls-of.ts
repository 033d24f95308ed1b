import * as z from "zod/mini"
import { notFoundCodeOf, type RecordKind, recordKinds, type Topic } from "../records.ts"
import { ById } from "../text/input.ts"
import type { Call } from "./call.ts"
import { Done } from "./resource.ts"

type CallOptions = Omit<Call, "method" | "path" | "topics"> & Partial<Pick<Call, "topics">>
type Declared<Method, Path, Rest> = Rest & { method: Method; path: Path } & Pick<
    Call,
    "topics" | "errors" | "status" | "message"
  > &
  (Path extends `${string}/:id` ? { params: typeof ById } : unknown) &
  (Rest extends { response: unknown } | { responseType: unknown } ? unknown : { response: typeof Done })

/**
 * Declares the calls of a resource. Defaults: the topics are the resource's own; a path that ends in `/:id` names a
 * record, so the call can fail with `notFound` and, if it changes the record, with `editConflict`; `/register`
 * creates a record (201); and the response carries no record.
 */
export const callsOf = (...topics: Topic[]) => declarations(topics)

/** The same for records that people edit. Messages are built from their singular and plural names. */
export const recordCalls = (kind: RecordKind, one: string, many = `${one}s`) => declarations([kind], { one, many })

type Names = { one: string; many: string }

const declarations = (topics: readonly Topic[], names?: Names) => ({
  get: declare("GET", topics, names),
  post: declare("POST", topics, names),
  patch: declare("PATCH", topics, names),
  delete: declare("DELETE", topics, names),
})

const declare =
  <Method extends Call["method"]>(method: Method, topics: readonly Topic[], names?: Names) =>
  <const Path extends string, const Rest extends CallOptions>(path: Path, options: Rest) => {
    const params = path.endsWith("/:id") ? ById : options.params
    const errors = { ...(params === ById && errorsOfRecord(method, topics, options)), ...options.errors }
    const status = path.endsWith("/register") ? 201 : options.status
    const response = options.responseType ? undefined : (options.response ?? Done)
    const message = options.message ?? (names && response && messageFor(method, path, response, names))
    const call: Call = { topics, ...options, method, path, params, errors, status, response, message }
    return call as unknown as Declared<Method, Path, Rest>
  }

const verbs: Record<string, string> = { register: "created", update: "updated", move: "moved", delete: "deleted" }

/** "Course created successfully", by the first word after the resource in the path; or "Courses found". */
function messageFor(method: Call["method"], path: string, response: z.ZodMiniType, { one, many }: Names) {
  const done = verbs[path.split(/[/-]/)[2] ?? ""]
  if (done || method !== "GET") return done && `${one} ${done} successfully`
  return `${response instanceof z.ZodMiniObject && "count" in response.shape ? many : one} found`
}

/** A call with its own `notFound` code is not about one record of this kind. */
function errorsOfRecord(method: Call["method"], topics: readonly Topic[], { errors }: CallOptions): Call["errors"] {
  const kind = recordKinds.find((recordKind) => recordKind === topics[0])
  if (!kind || errors?.notFound) return {}
  const notFound = notFoundCodeOf(kind)
  return method === "GET" ? { notFound } : { notFound, editConflict: "editConflict" }
}
