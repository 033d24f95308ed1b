/** The child's side of `runInChildProcess`: one request, one response. An error thrown here goes to the parent's log. */
export function respondToParent<Request>(work: (request: Request) => unknown) {
  process.once("message", async (request: Request) => {
    process.send?.(await work(request), () => process.disconnect?.())
  })
  process.once("disconnect", () => process.exit())
}

export type WorkerResponse<Result> = { result: Result } | { error: string }

/** The child's side of `childWorkers`: one request after the other, until the parent ends or closes the connection. */
export function respondToEach<Request>(work: (request: Request) => unknown) {
  process.on("message", async (request: Request) => {
    const failed = (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : `${error}` })
    const result = Promise.resolve().then(() => work(request))
    process.send?.(await result.then((result) => ({ result }), failed))
  })
  process.once("disconnect", () => process.exit())
}
