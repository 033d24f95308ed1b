import type { AppProcess } from "#process/app-process.ts"

/** What the server keeps, or has compressed by its build. `{n}` makes each URL another one. */
const paths = [
  "/en",
  "/bn/courses",
  "/en/privacy-policy",
  "/en/{n}",
  "/bn/courses/{n}/none",
  "/sitemap.xml",
  "/api/courses/get-courses",
  "/api/openapi.json",
  "/api/docs/",
  "/api/docs/swagger-ui-bundle.js",
  "/api/docs/swagger-ui.css",
]
const encodings = ["br", "gzip", "identity"]
const requests = 50
const attempts = 3
/** Of CPU time in all threads, for one request with its connection. A page that is decompressed anew takes 4 ms, a script that is compressed anew 150. */
const maxMs = (bytes: number) => 2 + (12 * bytes) / 1024 / 1024

type Get = (path: string, headers: Record<string, string>) => Promise<{ bytes: number }>

/** Asks for each again and again, in each encoding, and prints the CPU time of a request. Returns whether one is too dear. */
export async function checkKeptResponses(app: AppProcess, get: Get, filter: string): Promise<boolean> {
  console.log("CPU ms of all threads, allowed ms, encoding, URL: what is asked for again and again\n")
  let hasDear = false
  for (const path of paths.filter((path) => path.includes(filter))) {
    for (const encoding of encodings) {
      let n = 0
      const ask = () => get(path.replace("{n}", `none${n++}`), { "accept-encoding": encoding })
      const { bytes } = await ask()
      const allowed = maxMs(bytes)
      let ms = Number.POSITIVE_INFINITY
      for (let attempt = 0; attempt < attempts && ms > allowed; attempt++) ms = Math.min(ms, await cpuOf(app, ask))
      hasDear ||= ms > allowed
      const figures = [ms, allowed].map((figure) => figure.toFixed(2).padStart(7)).join(" ")
      console.log(`${figures}  ${encoding.padEnd(8)} ${path}${ms > allowed ? "  TOO DEAR" : ""}`)
    }
  }
  console.log("")
  return hasDear
}

async function cpuOf(app: AppProcess, ask: () => Promise<unknown>): Promise<number> {
  const cpuShare = await app.watchCpu()
  const from = performance.now()
  for (let count = 0; count < requests; count++) await ask()
  const wallMs = performance.now() - from
  return ((await cpuShare()) * wallMs) / requests
}
