import { fork } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { Cleanup } from "./cleanup.ts"
import { endProcess } from "./end-process.ts"
import type { LoadOrder, LoadResult } from "./load-order.ts"

const program = fileURLToPath(new URL("./load-generator.ts", import.meta.url))

/** Answers a function that has one order carried out in the generator's process; several may run at once. */
export function startGenerator(cleanup: Cleanup, port: number) {
  const child = fork(program, { serialization: "advanced" })
  cleanup.defer(() => endProcess(child, "SIGKILL"))
  const open = new Map<number, PromiseWithResolvers<LoadResult>>()
  child.on("message", ({ id, result }: { id: number; result: LoadResult }) => {
    open.get(id)?.resolve(result)
    open.delete(id)
  })
  child.on("exit", () => {
    for (const { reject } of open.values()) reject(new Error("The load generator ended"))
  })
  let orders = 0
  return (order: LoadOrder): Promise<LoadResult> => {
    const id = ++orders
    const waiting = Promise.withResolvers<LoadResult>()
    open.set(id, waiting)
    child.send({ id, port, order })
    return waiting.promise
  }
}
