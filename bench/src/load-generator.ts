import type { LoadOrder } from "./load-order.ts"
import { runLoad } from "./load-run.ts"

/** A process of its own for what asks: it shares no event loop with the server, nor with what is measured beside it. */
process.on("message", async ({ id, port, order }: { id: number; port: number; order: LoadOrder }) => {
  process.send?.({ id, result: await runLoad(port, order) })
})
