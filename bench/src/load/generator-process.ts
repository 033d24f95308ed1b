import { fork } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { Cleanup } from "#cleanup.ts"
import { endProcess } from "#process/end-process.ts"
import type { LoadPlan, LoadResult } from "./load-plan.ts"

const program = fileURLToPath(new URL("./load-generator.ts", import.meta.url))

/** Starts the generator's process; returns a function that runs one plan in it. Several may run concurrently. */
export function startGenerator(cleanup: Cleanup, port: number) {
  const child = fork(program, { serialization: "advanced" })
  cleanup.defer(() => endProcess(child, "SIGKILL"))
  const pending = new Map<number, PromiseWithResolvers<LoadResult>>()
  child.on("message", ({ id, result }: { id: number; result: LoadResult }) => {
    pending.get(id)?.resolve(result)
    pending.delete(id)
  })
  child.on("exit", () => {
    for (const { reject } of pending.values()) reject(new Error("The load generator ended"))
  })
  let lastId = 0
  return (plan: LoadPlan): Promise<LoadResult> => {
    const id = ++lastId
    const result = Promise.withResolvers<LoadResult>()
    pending.set(id, result)
    child.send({ id, port, plan })
    return result.promise
  }
}
