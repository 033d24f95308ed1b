import { randomInt } from "node:crypto"
import type { HttpRequest } from "#load/http-connection.ts"
import { personAt } from "#seed/people.ts"
import { accountsWithPassword, batchAt, numberOf, password, personOf } from "./scale-seed.ts"

/** The input of a request: the number of users and of certificates, and its sender. */
export type Scale = { size: number; admin: string; student: string }
type RequestOf = (scale: Scale) => HttpRequest

const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
const someone = ({ size }: Scale) => personOf(randomInt(size))
const number = ({ size }: Scale) => numberOf(randomInt(size))
const query = (text: string) => encodeURIComponent(text)
let created = 0

const list =
  (path: string, queryOf: (scale: Scale) => string = () => ""): RequestOf =>
  (scale) => ({ path: `/api/${path}?${queryOf(scale)}`, token: scale.admin })
const certificates = (queryOf?: (scale: Scale) => string) => list("certificates/get-certificates", queryOf)
const users = (queryOf?: (scale: Scale) => string) => list("auth/get-users", queryOf)
const perPage = 10

function post(path: string, body: object, token?: string): HttpRequest {
  const sender = token ? { token } : { from: anyAddress() }
  return { method: "POST", path: `/api/${path}`, body: JSON.stringify(body), ...sender }
}

/** Each kind of request that may depend on how many users and certificates there are. */
export const scaleRequests: Record<string, RequestOf> = {
  "verify a number": (scale) => ({ path: `/api/certificates/verify/${number(scale)}`, from: anyAddress() }),
  "verify an unknown number": () => ({ path: `/api/certificates/verify/NO-${randomInt(1e9)}`, from: anyAddress() }),
  "verification page": (scale) => ({ path: `/bn/verify-certificate?no=${number(scale)}`, from: anyAddress() }),
  login: () => post("auth/login", { email: personAt(randomInt(accountsWithPassword)).email, password }),
  registration: () => {
    const email = `new.${process.pid}.${++created}@example.com`
    return post("auth/register", { name: "সাদিয়া Rahman", email, password })
  },
  "own account": ({ student }) => ({ path: "/api/auth/get-user", token: student }),
  "own certificates": ({ student }) => ({ path: "/api/certificates/get-own", token: student }),
  "certificates, first page": certificates(),
  "certificates, a middle page": certificates(({ size }) => `page=${Math.ceil(size / perPage / 2)}`),
  "certificates, last page": certificates(({ size }) => `page=${size / perPage}`),
  "certificates by name": certificates(() => "sort=candidateName"),
  "certificates of a batch": certificates(({ size }) => `batchNo=${batchAt(randomInt(size))}`),
  "certificates, revoked": certificates(() => "status=inactive"),
  "certificates, active": certificates(() => "status=active"),
  "certificates of a month": certificates(() => "from=2026-03-01&to=2026-03-31"),
  "search certificates: an email": certificates((scale) => `search=${query(someone(scale).email)}`),
  "search certificates: a name": certificates((scale) => `search=${query(someone(scale).name)}`),
  "search certificates: nobody": certificates(() => `search=${query(`nobody ${randomInt(1e6)}`)}`),
  "search certificates: a first name": certificates((scale) => `search=${query(someone(scale).first)}`),
  "users, first page": users(),
  "users, last page": users(({ size }) => `page=${size / perPage}`),
  "users, not verified": users(() => "isVerified=false"),
  "search users: an email": users((scale) => `search=${query(someone(scale).email)}`),
  "search users: nobody": users(() => `search=${query(`nobody ${randomInt(1e6)}`)}`),
  "search users: a first name": users((scale) => `search=${query(someone(scale).first)}`),
  overview: ({ admin }) => ({ path: "/api/overview/get-overview", token: admin }),
  suggestions: list("certificates/get-suggestions", () => "field=batchNo&search=b-1"),
  "new numbers": list("certificates/get-new-numbers", ({ size }) => `batchNo=${batchAt(randomInt(size))}`),
  "issue a certificate": (scale) => {
    const { name, email } = someone(scale)
    const certificationNo = `NEW-${process.pid}-${++created}`
    const certificate = {
      candidateName: name,
      candidateEmail: email,
      certificationName: "Network Defence",
      batchNo: "N",
    }
    return post("certificates/register", { ...certificate, certificationNo }, scale.admin)
  },
  "import 100 certificates": ({ admin }) => {
    const rows = Array.from(
      { length: 100 },
      () => `Sadia,sadia@example.com,Network Defence,N,IMP-${process.pid}-${++created}`,
    )
    const body = ["candidateName,candidateEmail,certificationName,batchNo,certificationNo", ...rows].join("\n")
    return { method: "POST", path: "/api/certificates/import-certificates", body, type: "text/csv", token: admin }
  },
}

/** Streams, so that the time is of the whole file. Returns how many lines it has. */
export async function exportLines(origin: string, path: string, token: string): Promise<number> {
  const response = await fetch(`${origin}${path}`, { headers: { authorization: token } })
  if (response.status !== 200 || !response.body) throw new Error(`${path} responded ${response.status}`)
  let lines = 0
  for await (const bytes of response.body) for (const byte of bytes) if (byte === 10) lines++
  return lines
}
