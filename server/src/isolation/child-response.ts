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
