import { createHash, createHmac } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex")
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest()

type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders }

/** Recomputes the AWS signature (version 4) of a received request. */
export function signatureOf({ method, url, headers }: SignedRequest, secret: string): string {
  const [, scope = "", names = ""] =
    /Credential=[^/]+\/([^,]+),\s*SignedHeaders=([^,]+)/.exec(headers.authorization ?? "") ?? []
  const [path = "", query = ""] = url.split("?")
  const sortedQuery = query.split("&").sort().join("&")
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, path, sortedQuery, lines.join(""), names, headers["x-amz-content-sha256"]].join("\n")
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n")
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, toSign).toString("hex")
}

/** A minimal S3 server: it checks signatures, lists in pages of two, and can be made to hang. */
export async function startS3(bucket: string, secret: string) {
  const objects = new Map<string, { bytes: Buffer; changedAt: Date }>()
  const state = { hangs: false, requests: 0 }
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request
    state.requests++
    if (state.hangs) return
    const bytes = Buffer.concat(await request.toArray())
    const respond = (status: number, body: string | Buffer = "") => response.writeHead(status).end(body)
    const isSigned = headers.authorization?.endsWith(`Signature=${signatureOf({ method, url, headers }, secret)}`)
    if (!isSigned) return respond(403, "<Error><Code>SignatureDoesNotMatch</Code></Error>")
    if (headers["x-amz-content-sha256"] !== sha256(bytes)) return respond(400, "<Error><Code>BadDigest</Code></Error>")
    const { pathname, searchParams } = new URL(url, "http://x")
    if (pathname.split("/")[1] !== bucket) return respond(404, "<Error><Code>NoSuchBucket</Code></Error>")
    const key = pathname.slice(bucket.length + 2)
    if (method === "PUT") objects.set(key, { bytes, changedAt: new Date() })
    if (method === "DELETE") objects.delete(key)
    if (method === "PUT" || method === "DELETE") return respond(method === "PUT" ? 200 : 204)
    if (key === "") return respond(200, listOf(objects, searchParams))
    const found = objects.get(key)
    return found ? respond(200, found.bytes) : respond(404, "<Error><Code>NoSuchKey</Code></Error>")
  })
  return { objects, state, ...(await listening(server)) }
}

function listOf(objects: Map<string, { bytes: Buffer; changedAt: Date }>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get("prefix") ?? "")).sort()
  const from = Number(query.get("continuation-token")?.replace("a+b/=&", "") ?? 0)
  const entries = keys.slice(from, from + 2).map((key) => {
    const { bytes, changedAt } = objects.get(key) as { bytes: Buffer; changedAt: Date }
    return `<Contents>\n<Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const next = from + 2 < keys.length ? `<NextContinuationToken>a+b/=&amp;${from + 2}</NextContinuationToken>` : ""
  return `<?xml version="1.0"?><ListBucketResult>${entries.join("")}${next}</ListBucketResult>`
}

export async function listening(server: Server) {
  await once(server.listen(0, "127.0.0.1"), "listening")
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { endpoint, stop }
}
