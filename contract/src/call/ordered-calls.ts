import type * as z from "zod/mini"
import type { MovableKind } from "../records.ts"
import { MoveRecord } from "../text/input.ts"
import { anyone, editors } from "./call.ts"
import { recordCalls } from "./calls-of.ts"
import { list, one } from "./resource.ts"

type Options<One, Many, Row, Create, Update> = {
  path: readonly [one: One, many: Many]
  /** Messages begin with it. */
  label: readonly [one: string, many?: string]
  /** In descriptions: "a team member" and "team members". */
  names: readonly [one: string, many: string]
  newest: "first" | "last"
  record: Row
  create: Create
  update: Update
  maxBodyBytes?: number
  /** The message, if it is another one. */
  deleted?: string
  /** Of the call that creates one. */
  description?: string
}

/** The calls of records that editors put in order and that everyone may read. */
export function orderedCalls<
  const One extends string,
  const Many extends string,
  Row extends z.ZodMiniType,
  Create extends z.ZodMiniType,
  Update extends z.ZodMiniType,
>(kind: MovableKind, options: Options<One, Many, Row, Create, Update>) {
  const { path, label, names, newest, record, create, update, maxBodyBytes, deleted, description } = options
  const [oneInPath, manyInPath] = path
  const [a, many] = names
  const calls = recordCalls(kind, ...label)
  const sent = maxBodyBytes === undefined ? {} : { maxBodyBytes }
  const response = one(record)
  return {
    list: calls.get(`/${manyInPath}/get-${manyInPath}`, {
      access: anyone,
      response: list(record),
      isCached: true,
      summary: `List all ${many} in their order; a new one is ${newest}`,
    }),
    get: calls.get(`/${manyInPath}/get-${oneInPath}/:id`, {
      access: anyone,
      response,
      isCached: true,
      summary: `Get ${a}`,
    }),
    create: calls.post(`/${manyInPath}/register`, {
      access: editors,
      body: create,
      ...sent,
      response,
      summary: `Create ${a}, ${newest} in the list`,
      ...(description !== undefined && { description }),
    }),
    update: calls.patch(`/${manyInPath}/update-${oneInPath}/:id`, {
      access: editors,
      body: update,
      ...sent,
      response,
      summary: `Update ${a}`,
    }),
    move: calls.patch(`/${manyInPath}/move-${oneInPath}/:id`, {
      access: editors,
      body: MoveRecord,
      response,
      summary: `Move ${a} in the list`,
      description: `Other ${many} shift: \`updatedAt\` changes for each that moves. A \`place\` past the end means the end.`,
    }),
    delete: calls.delete(`/${manyInPath}/delete-${oneInPath}/:id`, {
      access: editors,
      ...(deleted !== undefined && { message: deleted }),
      summary: `Delete ${a}`,
    }),
  }
}
