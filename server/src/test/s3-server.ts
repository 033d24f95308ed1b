import { createHash, createHmac } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { escapeXml } from "#escape-xml.ts"

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

type Objects = Map<string, { bytes: Buffer; changedAt: Date }>

/**
 * A minimal S3 server: it checks signatures, lists in pages of two, and joins the parts of large files. It can be made to hang, to
 * refuse some requests, to fail when it joins parts, or to lose the answer then.
 */
export async function startS3(bucket: string, secret: string) {
  const objects: Objects = new Map()
  const uploads = new Map<string, Map<number, Buffer>>()
  const state = {
    /** On every request, or on those with one method. */
    hangs: false as boolean | "PUT",
    requests: 0,
    failsToJoin: false,
    /** Ends the connection after joining the parts of a file. */
    losesAnswers: false,
    refuses: (_method: string, _url: string) => false,
  }
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request
    state.requests++
    if (state.hangs === true || state.hangs === method) return
    const bytes = Buffer.concat(await request.toArray())
    const respond = (status: number, body: string | Buffer = "") => response.writeHead(status).end(body)
    const isSigned = headers.authorization?.endsWith(`Signature=${signatureOf({ method, url, headers }, secret)}`)
    if (!isSigned) return respond(403, "<Error><Code>SignatureDoesNotMatch</Code></Error>")
    if (headers["x-amz-content-sha256"] !== sha256(bytes)) return respond(400, "<Error><Code>BadDigest</Code></Error>")
    if (state.refuses(method, url)) return respond(503, "<Error><Code>SlowDown</Code></Error>")
    const { pathname, searchParams } = new URL(url, "http://x")
    if (pathname.split("/")[1] !== bucket) return respond(404, "<Error><Code>NoSuchBucket</Code></Error>")
    const key = pathname.slice(bucket.length + 2)
    if (searchParams.has("uploads")) {
      uploads.set(key, new Map())
      return respond(
        200,
        `<InitiateMultipartUploadResult><UploadId>${escapeXml(uploadIdOf(key))}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    const uploadId = searchParams.get("uploadId")
    if (uploadId !== null) {
      const parts = uploads.get(key)
      if (!parts || uploadId !== uploadIdOf(key)) return respond(404, "<Error><Code>NoSuchUpload</Code></Error>")
      const number = Number(searchParams.get("partNumber"))
      if (method === "PUT") {
        parts.set(number, bytes)
        return response.writeHead(200, { etag: `"${sha256(bytes)}"` }).end()
      }
      if (method === "DELETE") return respond(uploads.delete(key) ? 204 : 404)
      if (state.failsToJoin) return respond(200, "<Error><Code>InternalError</Code></Error>")
      const joined = joinedParts(parts, bytes.toString())
      if (!joined) return respond(400, "<Error><Code>InvalidPart</Code></Error>")
      uploads.delete(key)
      objects.set(key, { bytes: joined, changedAt: new Date() })
      if (state.losesAnswers) return request.socket.destroy()
      return respond(200, "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>")
    }
    if (method === "PUT") objects.set(key, { bytes, changedAt: new Date() })
    if (method === "DELETE") objects.delete(key)
    if (method === "PUT" || method === "DELETE") return respond(method === "PUT" ? 200 : 204)
    if (key === "") return respond(200, listOf(objects, searchParams))
    const found = objects.get(key)
    if (found && method === "HEAD") return response.writeHead(200, { "content-length": found.bytes.length }).end()
    return found ? respond(200, found.bytes) : respond(404, "<Error><Code>NoSuchKey</Code></Error>")
  })
  return { objects, uploads, state, ...(await listening(server)) }
}

/** With characters that must be escaped in a URL and in XML. */
const uploadIdOf = (key: string) => `${sha256(key).slice(0, 8)}+/=&`

/** The parts in the order of the list, if their tags are right. */
function joinedParts(parts: ReadonlyMap<number, Buffer>, list: string): Buffer | undefined {
  const named = [...list.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;(\w+)&quot;<\/ETag>/g)]
  const found = named.map(([, number, tag]) => {
    const bytes = parts.get(Number(number))
    return bytes && sha256(bytes) === tag ? bytes : undefined
  })
  return found.length === parts.size && found.every((bytes) => bytes !== undefined) ? Buffer.concat(found) : undefined
}

function listOf(objects: Objects, query: URLSearchParams): string {
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
