import * as z from "zod/mini"
import type { Call } from "./call.ts"
import { ById } from "./input.ts"
import { missingOf, type RecordKind, recordKinds, type Topic } from "./records.ts"
import { Done } from "./resource.ts"

type Stated = Omit<Call, "method" | "path" | "topics"> & Partial<Pick<Call, "topics">>
type Declared<Method, Path, Rest> = Rest & {
  method: Method
  path: Path
} & Pick<Call, "topics" | "errors" | "status" | "message"> &
  (Path extends `${string}/:id` ? { params: typeof ById } : unknown) &
  (Rest extends { response: unknown } | { responseType: unknown } ? unknown : { response: typeof Done })

/**
 * Declares the calls of a resource. Unless a call says otherwise its topics are the resource's own; `:id` at the end of
 * its path is a record's, which may be missing or, where it is changed, in another state than the one that was seen;
 * `/register` makes a record; and its answer carries none.
 */
export const callsOf = (...topics: Topic[]) => declarations(topics)

/** The same for records that people edit. Messages are made from what one of them is called, and many. */
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
  <const Path extends string, const Rest extends Stated>(path: Path, stated: Rest) => {
    const params = path.endsWith("/:id") ? ById : stated.params
    const errors = { ...(params === ById && errorsOfRecord(method, topics, stated)), ...stated.errors }
    const status = path.endsWith("/register") ? 201 : stated.status
    const response = stated.responseType ? undefined : (stated.response ?? Done)
    const message = stated.message ?? (names && response && messageFor(method, path, response, names))
    const call: Call = { topics, ...stated, method, path, params, errors, status, response, message }
    return call as unknown as Declared<Method, Path, Rest>
  }

const verbs: Record<string, string> = { register: "created", update: "updated", move: "moved", delete: "deleted" }

/** By the first word behind the resource in a path, "Course created successfully"; or "Courses found". */
function messageFor(method: Call["method"], path: string, response: z.ZodMiniType, { one, many }: Names) {
  const done = verbs[path.split(/[/-]/)[2] ?? ""]
  if (done || method !== "GET") return done && `${one} ${done} successfully`
  return `${response instanceof z.ZodMiniObject && "count" in response.shape ? many : one} found`
}

/** Whoever names another code for what is not found is not about one record. */
function errorsOfRecord(method: Call["method"], topics: readonly Topic[], { errors }: Stated): Call["errors"] {
  const kind = recordKinds.find((each) => each === topics[0])
  if (!kind || errors?.notFound) return {}
  const notFound = missingOf(kind)
  return method === "GET" ? { notFound } : { notFound, changedMeanwhile: "changedMeanwhile" }
}
