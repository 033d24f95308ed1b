import type { Certificate, CreateCertificate } from "contract"

const adminEmail = "admin@prohori.local"
const requestTimeoutMs = 20_000

/** The parts of a response; each call returns only some of them. Callers check the status first. */
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
    const { status, body } = await this.#request("POST", "/auth/login", { email: adminEmail, password: adminPassword })
    if (status !== 200) throw new Error(`Login responded ${status}`)
    this.#token = body.token
  }

  /** The id of the certificate, once the server has acknowledged it. */
  async create(certificate: CreateCertificate): Promise<string> {
    const { status, body } = await this.#request("POST", "/certificates/register", certificate)
    if (status !== 201) throw new Error(`Creating responded ${status}: ${JSON.stringify(body)}`)
    return body.data._id
  }

  async verify(number: string): Promise<Omit<Certificate, "candidateEmail"> | undefined> {
    const { status, body } = await this.#request("GET", `/certificates/verify/${encodeURIComponent(number)}`)
    if (status !== 200 && status !== 404) throw new Error(`Verification responded ${status}`)
    return status === 200 ? body.data : undefined
  }

  async count(): Promise<number> {
    const { status, body } = await this.#request("GET", "/certificates/get-certificates?limit=1")
    if (status !== 200) throw new Error(`The list responded ${status}`)
    return body.count
  }

  async #request(method: string, path: string, body?: object) {
    const response = await fetch(this.#api + path, {
      method,
      headers: { authorization: this.#token, ...(body && { "content-type": "application/json" }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    return { status: response.status, body: (await response.json()) as Body }
  }
}
