import { randomInt } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"

/** The check of the audit log has a low priority, so it takes long on a busy machine. */
const requestTimeoutMs = 240_000
const kept = 500

type Body = object | string | FormData

type RequestOptions = {
  method?: "POST" | "PATCH" | "DELETE"
  body?: Body
  token?: string
  headers?: Record<string, string>
  /** 200 if it is not said. */
  status?: number
  from?: string
}

export type Account = { id: string; email: string; token: string }
export type SoakSite = Awaited<ReturnType<typeof openSoakSite>>

export const password = "correct horse 7"

/** Visitors come from 16 million addresses, so that limits and caches by address are filled as on a public site. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A busy server refuses at once. That is no wrong response, unless it happens often. */
export class Refused extends Error {}

const [patientTries, patientPauseMs] = [60, 1000]

export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Refused) || tries === patientTries) throw error
      await wait(patientPauseMs)
    }
  }
}

export const oneOf = <T>(all: readonly T[]): T => {
  if (all.length === 0) throw new Error("There is nothing to choose from yet")
  return all[randomInt(all.length)] as T
}

export function mustHold(isTrue: unknown, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what)
}

/** The newest of a kind, so that the load itself needs the same memory after a minute and after an hour. */
export function addTo<T>(all: T[], one: T) {
  all.push(one)
  if (all.length > kept) all.shift()
}

function contentOf(body: Body | undefined) {
  if (body === undefined || body instanceof FormData) return { body: body ?? null, type: {} }
  if (typeof body === "string") return { body, type: { "content-type": "text/csv" } }
  return { body: JSON.stringify(body), type: { "content-type": "application/json" } }
}

/** A site under load: the data that its visitors and its office use. */
export async function openSoakSite(origin: string, admin: { email: string; password: string }) {
  async function request(path: string, { method, body, token, headers, status = 200, from }: RequestOptions = {}) {
    const content = contentOf(body)
    const response = await fetch(`${origin}${path}`, {
      method: method ?? "GET",
      headers: {
        "x-forwarded-for": from ?? anyAddress(),
        ...(token && { authorization: token }),
        ...content.type,
        ...headers,
      },
      body: content.body,
      redirect: "manual",
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.status === 503 && status !== 503) throw new Refused(`${path} was refused`)
    if (response.status !== status) {
      const start = bytes.toString("utf8", 0, 200)
      throw new Error(
        `${method ?? "GET"} ${path.replaceAll(/[0-9a-f-]{36}/g, "ID")} responded ${response.status}: ${start}`,
      )
    }
    return { headers: response.headers, bytes, text: () => bytes.toString(), json: () => JSON.parse(bytes.toString()) }
  }
  const api = async (path: string, options: RequestOptions = {}) => {
    const status = options.status ?? (path.endsWith("/register") || path.includes("/register?") ? 201 : 200)
    return (await request(`/api${path}`, { ...options, status })).json()
  }
  const signIn = async (email: string, from = anyAddress()): Promise<Account> => {
    const { token, data } = await api("/auth/login", { method: "POST", body: { email, password }, from })
    return { id: data._id, email, token }
  }

  /** A session whose password was just entered: some calls need that. */
  const freshAdmin = async () => {
    const { token } = await api("/auth/login", { method: "POST", body: admin })
    return { token: token as string }
  }
  const sitemap = (await patiently(() => request("/sitemap.xml"))).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url.replaceAll("&amp;", "&")).pathname,
  )
  mustHold(pages.length > 20, `The sitemap has only ${pages.length} pages`)
  return {
    origin,
    request,
    api,
    signIn,
    freshAdmin,
    admin: (await patiently(freshAdmin)).token,
    pages,
    /** Numbers of valid certificates. */
    numbers: [] as string[],
    students: [] as Account[],
    images: [] as string[],
    etags: new Map<string, string>(),
    count: 0,
  }
}
