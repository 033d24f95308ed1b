import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/** A proxy to PostgreSQL that can fail as a network does. */
export async function startPostgresProxy(url: string) {
  const { port } = new URL(url)
  const sockets: Socket[] = []
  let losesNextCommit = false
  const server = createServer((near) => {
    const far = connect(Number(port), "127.0.0.1")
    for (const socket of [near, far]) socket.on("error", () => {})
    near.pipe(far).pipe(near)
    near.on("data", (bytes) => {
      if (!losesNextCommit || !bytes.includes("commit")) return
      losesNextCommit = false
      far.unpipe()
      // Only then has it committed: another connection could commit before it.
      far.once("data", () => near.destroy())
    })
    near.on("close", () => far.end())
    sockets.push(near, far)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const own = (server.address() as AddressInfo).port
  return {
    url: url.replace(`:${port}`, `:${own}`),
    host: { host: "127.0.0.1", port: own },
    /** Current connections stay open, but nothing passes: a cable is unplugged. */
    cut() {
      for (const socket of sockets) socket.unpipe()
    },
    /** PostgreSQL makes the next commit, and the client's connection is closed instead of the response. */
    loseNextCommit() {
      losesNextCommit = true
    },
    end() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
