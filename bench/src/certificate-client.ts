import type { Certificate, CreateCertificate } from "contract"

const adminEmail = "admin@prohori.local"
const patience = 20_000

/** Which of these an answer holds depends on the call; the callers look at its status first. */
type Body = { token: string; count: number; data: Certificate }

export const adminPassword = "correct horse 7"

/** The API as the dashboard and an employer use it. */
export class CertificateClient {
  readonly #api: string
  #token = ""

  constructor(origin: string) {
    this.#api = `${origin}/api`
  }

  async login() {
    const { status, body } = await this.#ask("POST", "/auth/login", { email: adminEmail, password: adminPassword })
    if (status !== 200) throw new Error(`Login answered ${status}`)
    this.#token = body.token
  }

  /** The id of the certificate, once the server has acknowledged it. */
  async create(certificate: CreateCertificate): Promise<string> {
    const { status, body } = await this.#ask("POST", "/certificates/register", certificate)
    if (status !== 201) throw new Error(`Creating answered ${status}: ${JSON.stringify(body)}`)
    return body.data._id
  }

  async verify(number: string): Promise<Omit<Certificate, "candidateEmail"> | undefined> {
    const { status, body } = await this.#ask("GET", `/certificates/verify/${encodeURIComponent(number)}`)
    if (status !== 200 && status !== 404) throw new Error(`Verification answered ${status}`)
    return status === 200 ? body.data : undefined
  }

  async count(): Promise<number> {
    const { status, body } = await this.#ask("GET", "/certificates/get-certificates?limit=1")
    if (status !== 200) throw new Error(`The list answered ${status}`)
    return body.count
  }

  async #ask(method: string, path: string, body?: object) {
    const answer = await fetch(this.#api + path, {
      method,
      headers: { authorization: this.#token, ...(body && { "content-type": "application/json" }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    return { status: answer.status, body: (await answer.json()) as Body }
  }
}
