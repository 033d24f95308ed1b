import type { Call } from "./call.ts"
import { ById } from "./input.ts"
import { missingOf, recordKinds, type Topic } from "./records.ts"
import { Done } from "./resource.ts"

type Stated = Omit<Call, "method" | "path" | "topics"> & Partial<Pick<Call, "topics">>
type Declared<Method, Path, Rest> = Rest & {
  method: Method
  path: Path
} & Pick<Call, "topics" | "errors" | "status"> &
  (Path extends `${string}/:id` ? { params: typeof ById } : unknown) &
  (Rest extends { response: unknown } | { responseType: unknown } ? unknown : { response: typeof Done })

/**
 * Declares the calls of a resource. Unless a call says otherwise its topics are the resource's own; `:id` at the end of
 * its path is a record's, which may be missing or, where it is changed, in another state than the one that was seen;
 * `/register` makes a record; and its answer carries none.
 */
export const callsOf = (...topics: Topic[]) => ({
  get: declare("GET", topics),
  post: declare("POST", topics),
  patch: declare("PATCH", topics),
  delete: declare("DELETE", topics),
})

const declare =
  <Method extends Call["method"]>(method: Method, topics: readonly Topic[]) =>
  <const Path extends string, const Rest extends Stated>(path: Path, stated: Rest) => {
    const params = path.endsWith("/:id") ? ById : stated.params
    const errors = { ...(params === ById && errorsOfRecord(method, topics, stated)), ...stated.errors }
    const status = path.endsWith("/register") ? 201 : stated.status
    const response = stated.responseType ? undefined : (stated.response ?? Done)
    const call: Call = { topics, ...stated, method, path, params, errors, status, response }
    return call as unknown as Declared<Method, Path, Rest>
  }

/** Whoever names another code for what is not found is not about one record. */
function errorsOfRecord(method: Call["method"], topics: readonly Topic[], { errors }: Stated): Call["errors"] {
  const kind = recordKinds.find((each) => each === topics[0])
  if (!kind || errors?.notFound) return {}
  const notFound = missingOf(kind)
  return method === "GET" ? { notFound } : { notFound, changedMeanwhile: "changedMeanwhile" }
}
