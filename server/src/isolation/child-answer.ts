/** The child's side of `runInChildProcess`: one order, one answer. What it throws is the cause in the parent's log. Loaded for the compile cache, it does nothing. */
export function answerParent<Order>(work: (order: Order) => unknown) {
  if (!process.connected) return
  process.once("message", async (order: Order) => {
    process.send?.(await work(order), () => process.disconnect?.())
  })
  process.once("disconnect", () => process.exit())
}
