/** The child's side of `runInChildProcess`: one request, one response. An error thrown here goes to the parent's log. Does nothing when the module is only loaded for the compile cache. */
export function respondToParent<Request>(work: (request: Request) => unknown) {
  if (!process.connected) return
  process.once("message", async (request: Request) => {
    process.send?.(await work(request), () => process.disconnect?.())
  })
  process.once("disconnect", () => process.exit())
}
