import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { isDeepStrictEqual } from "node:util"
import { NotificationKind, type Notifications } from "contract"
import { nameOf } from "#images/name.ts"
import { aCertificate, aCourse } from "#test/factories.ts"
import { greyPng } from "#test/fuzz/hostile-images.ts"

const requestTimeoutMs = 30_000
const password = "correct horse 7"
const rowsOfImport = 200

type Admin = { email: string; password: string }
type Api = Awaited<ReturnType<typeof signIn>>

/** A claim that must hold after a crash: returns `undefined`, or the fault. */
type Claim = (api: Api) => Promise<string | undefined>

/** The claims of all writes so far. A write that was not acknowledged may have happened or not, but never in part. */
export type Ledger = ReturnType<typeof newLedger>

export function newLedger(onAcknowledged = () => {}) {
  const claims = new Map<string, Claim>()
  const counts: Record<string, number> = {}
  function acknowledged(kind: string, subject: string, claim: Claim) {
    claims.set(subject, claim)
    counts[kind] = (counts[kind] ?? 0) + 1
    onAcknowledged()
  }
  return {
    /** By what they are about: a later write of the same subject replaces the claim of an earlier one. */
    claims,
    /** Acknowledged writes of each kind. */
    counts,
    acknowledged,
    /** Sends a write, and claims its result: either of both states until the response has arrived. */
    async write(
      kind: string,
      subject: string,
      claim: (isAcknowledged: boolean) => Claim,
      send: () => Promise<unknown>,
    ) {
      claims.set(subject, claim(false))
      await send()
      acknowledged(kind, subject, claim(true))
    },
  }
}

export async function signIn(origin: string, admin: Admin) {
  let token = ""
  async function request(method: string, path: string, body?: object | string | FormData, from = "127.0.0.1") {
    const isJson = body !== undefined && typeof body !== "string" && !(body instanceof FormData)
    const type = isJson ? "application/json" : typeof body === "string" ? "text/csv" : undefined
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: token, "x-forwarded-for": from, ...(type && { "content-type": type }) },
      body: isJson ? JSON.stringify(body) : ((body as string | FormData | undefined) ?? null),
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isText = response.headers.get("content-type")?.startsWith("application/json")
    return { status: response.status, bytes, body: isText ? JSON.parse(bytes.toString()) : {} }
  }
  const { status, body } = await request("POST", "/auth/login", admin)
  if (status !== 200) throw new Error(`The login responded ${status}`)
  token = body.token

  return {
    request,
    async change(method: string, path: string, body?: object | string | FormData, from?: string) {
      const response = await request(method, path, body, from)
      const { status, bytes } = response
      if (status >= 300) throw Object.assign(new Error(`${method} ${path} responded ${status}: ${bytes}`), { status })
      return response.body.data
    },
  }
}

type WriteOptions = {
  /** Between the writes of a loop. */
  pauseMs?: number
  /** Called for each failure; then the loop goes on with other subjects, because nobody knows the state of the last one. */
  onFailure?: (error: Error & { status?: number }) => void
}

/** Writes of all kinds, one after the other in each of nine loops, until the server is killed. */
export async function writeUntil(
  isOver: () => boolean,
  api: Api,
  ledger: Ledger,
  series: string,
  { pauseMs = 0, onFailure }: WriteOptions = {},
) {
  const loops = {
    "-A": createCertificates,
    "-B": createCertificates,
    "-T": toggleCertificates,
    "-I": importCertificates,
    "": uploadImages,
    "-R": registerUsers,
    "-D": deleteAndRestore,
    "-E": deleteAndRestore,
    "-S": markSeen,
  }
  const failures: Error[] = []
  const run = async ([name, createLoop]: [string, (typeof loops)[keyof typeof loops]]) => {
    let next = createLoop(api, ledger, `${series}${name}`)
    for (let generation = 1; !isOver(); ) {
      try {
        await next()
      } catch (error) {
        // A request that failed because of the crash is one that was not acknowledged.
        if (isOver()) return
        if (!onFailure) {
          failures.push(error as Error)
          return
        }
        onFailure(error as Error)
        next = createLoop(api, ledger, `${series}G${generation++}${name}`)
      }
      if (pauseMs > 0) await wait(pauseMs)
    }
  }
  await Promise.all(Object.entries(loops).map(run))
  if (failures[0]) throw failures[0]
}

function createCertificates(api: Api, ledger: Ledger, series: string) {
  let index = 0
  return async () => {
    const certificate = aCertificate({ certificationNo: `${series}-${String(++index).padStart(5, "0")}` })
    const { candidateEmail: _, ...expected } = certificate
    const claim =
      (isAcknowledged: boolean): Claim =>
      async ({ request }) => {
        const { status, body } = await request("GET", `/certificates/verify/${certificate.certificationNo}`)
        if (status === 404) return isAcknowledged ? "is lost" : undefined
        const found = Object.fromEntries(Object.keys(expected).map((name) => [name, body.data?.[name]]))
        return isDeepStrictEqual(found, expected) ? undefined : `differs: ${JSON.stringify(body)}`
      }
    await ledger.write("create", certificate.certificationNo, claim, () =>
      api.change("POST", "/certificates/register", certificate),
    )
  }
}

/** One certificate again and again: after the crash it has the last acknowledged status, or the one that was on its way. */
function toggleCertificates(api: Api, ledger: Ledger, series: string) {
  const certificationNo = `${series}-00001`
  let [id, status] = ["", "active"]
  return async () => {
    if (!id) {
      const created = await api.change("POST", "/certificates/register", aCertificate({ certificationNo }))
      id = created._id
      return
    }
    const [before, after] = [status, status === "active" ? "inactive" : "active"]
    const claim =
      (isAcknowledged: boolean): Claim =>
      async ({ request }) => {
        const { body } = await request("GET", `/certificates/get-certificate/${id}`)
        const found = body.data?.status
        return found === after || (!isAcknowledged && found === before)
          ? undefined
          : `has the status ${found}, not ${after}`
      }
    await ledger.write("toggle", certificationNo, claim, () =>
      api.change("PATCH", `/certificates/update-certificate/${id}`),
    )
    status = after
  }
}

function importCertificates(api: Api, ledger: Ledger, series: string) {
  let file = 0
  return async () => {
    const prefix = `${series}${String(++file).padStart(4, "0")}`
    const lines = Array.from(
      { length: rowsOfImport },
      (_, row) => `সাদিয়া Rahman,sadia@example.com,Ethical Hacking,1,${prefix}-${String(row).padStart(4, "0")}`,
    )
    const csv = ["candidateName,candidateEmail,certificationName,batchNo,certificationNo", ...lines].join("\r\n")
    const claim =
      (isAcknowledged: boolean): Claim =>
      async ({ request }) => {
        const { body } = await request("GET", `/certificates/get-certificates?limit=1&search=${prefix}`)
        const isWhole = body.count === rowsOfImport || (!isAcknowledged && body.count === 0)
        return isWhole ? undefined : `has ${body.count} of ${rowsOfImport} rows`
      }
    await ledger.write("import", prefix, claim, () =>
      api.change("POST", `/certificates/import-certificates?requestId=${randomUUID()}`, csv),
    )
  }
}

function uploadImages(api: Api, ledger: Ledger, series: string) {
  let index = 0
  return async () => {
    const form = new FormData()
    // Each has another size, so that each is another image.
    const side = 20 + (Number(`${series.replaceAll(/\D/g, "")}`) % 50) * 30
    form.set("image", new Blob([new Uint8Array(greyPng(side, 20 + ++index))], { type: "image/png" }), "image.png")
    const { url } = await api.change("POST", "/images", form)
    const path = new URL(url).pathname
    ledger.acknowledged("upload", path, imageClaim(path))
  }
}

/** Its name is the hash of its content. */
const imageClaim =
  (path: string): Claim =>
  async ({ request }) => {
    const { status, bytes } = await request("GET", path.replace(/^\/api/, ""))
    return status === 200 && path.endsWith(nameOf(bytes)) ? undefined : `${path} responded ${status}`
  }

function registerUsers(api: Api, ledger: Ledger, series: string) {
  let index = 0
  return async () => {
    const email = `${series}-${++index}@example.com`.toLowerCase()
    const from = `10.${index % 250}.${Math.floor(index / 250)}.1`
    const claim =
      (isAcknowledged: boolean): Claim =>
      async ({ request }) => {
        const { body } = await request("GET", `/auth/get-users?limit=1&search=${email}`)
        if (body.count === 0) return isAcknowledged ? "is lost" : undefined
        const { status } = await request("POST", "/auth/login", { email, password }, from)
        return status === 200 ? undefined : `cannot sign in: ${status}`
      }
    await ledger.write("register", email, claim, () =>
      api.change("POST", "/auth/register", { name: "A student", email, password }, from),
    )
  }
}

/** One course is deleted and restored again and again. */
function deleteAndRestore(api: Api, ledger: Ledger, series: string) {
  let [id, isThere] = ["", false]
  return async () => {
    if (!id) {
      const created = await api.change(
        "POST",
        "/courses/register",
        aCourse({ route: `course-${series}`.toLowerCase() }),
      )
      ;[id, isThere] = [created._id, true]
      return
    }
    const willBeThere = !isThere
    const claim =
      (isAcknowledged: boolean): Claim =>
      async ({ request }) => {
        const { status } = await request("GET", `/courses/get-course/${id}`)
        return !isAcknowledged || (status === 200) === willBeThere
          ? undefined
          : `responded ${status} after ${willBeThere ? "its restoration" : "its deletion"}`
      }
    await ledger.write(willBeThere ? "restore" : "delete", `course ${series}`, claim, () =>
      willBeThere ? api.change("POST", `/bin/restore/${id}`) : api.change("DELETE", `/courses/delete-course/${id}`),
    )
    isThere = willBeThere
  }
}

/** Grouped writes: the kinds are marked together, again and again, each time until a later moment. */
function markSeen(api: Api, ledger: Ledger, series: string) {
  let seconds = 0
  return async () => {
    const until = new Date(Date.UTC(2026, 0, 1) + ++seconds * 1000).toISOString()
    const claim =
      (kind: NotificationKind, isAcknowledged: boolean): Claim =>
      async ({ request }) => {
        const { body } = await request("GET", "/notifications/get-notifications")
        const { since } = (body.data as Notifications).kinds.find((each) => each.kind === kind) ?? { since: "" }
        return isAcknowledged && since < until ? `was seen until ${until}, and now until ${since}` : undefined
      }
    const mark = (kind: NotificationKind) =>
      ledger.write(
        "seen",
        `${series} ${kind}`,
        (isAcknowledged) => claim(kind, isAcknowledged),
        () => api.change("PATCH", "/notifications/mark-seen", { kind, until }),
      )
    await Promise.all(NotificationKind.options.map(mark))
  }
}

/** The faults, of all claims or of those since the last check. */
export async function brokenClaims(api: Api, claims: ReadonlyMap<string, Claim>): Promise<string[]> {
  const patient = { ...api, request: patientRequest(api.request) }
  const broken: string[] = []
  const waiting = [...claims]
  const checkNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, claim] = next
      const problem = await claim(patient)
      if (problem) broken.push(`${key} ${problem}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, checkNext))
  return broken
}

const busyTries = 20

/** A server that is busy has not said whether the claim holds. */
const patientRequest =
  (request: Api["request"]): Api["request"] =>
  async (...args) => {
    for (let tries = 1; ; tries++) {
      const response = await request(...args)
      if (response.status !== 503 || tries === busyTries) return response
      await wait(500)
    }
  }
