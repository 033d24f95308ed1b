/**
 * The child's side of `runInChildProcess`: does the one order and ends. What it throws ends the child, and is the cause of
 * the failure in the parent's log. Loaded by anything but a child it does nothing: so `npm start` fills the compile cache.
 */
export function answerParent<Order>(work: (order: Order) => unknown) {
  if (!process.connected) return
  process.once("message", async (order: Order) => {
    process.send?.(await work(order), () => process.disconnect?.())
  })
  process.once("disconnect", () => process.exit())
}
