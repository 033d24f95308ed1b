import type { LoadPlan } from "./load-plan.ts"
import { runLoad } from "./load-run.ts"

/** The program of the load generator's process: it shares no event loop with the server or with other measurements. */
process.on("message", async ({ id, port, plan }: { id: number; port: number; plan: LoadPlan }) => {
  process.send?.({ id, result: await runLoad(port, plan) })
})
