import { gzipSync } from "node:zlib"
import { maxBodyBytes } from "#http/handle.ts"
import { callsByKey } from "#test/calls-by-key.ts"
import type { DescribedCall } from "#test/fuzz/fuzz-calls.ts"

export type HostileRequest = {
  kind: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

/** Slightly below Node's limit for path and headers together. */
const headBytes = 14_000

const repeat = (text: string, bytes: number) => text.repeat(Math.max(0, Math.floor(bytes / Buffer.byteLength(text))))

/** Texts that are expensive to normalize, match, split, escape or fold. */
const texts: Record<string, (bytes: number) => string> = {
  "marks of two classes": (bytes) => `a${repeat("\u0301", bytes / 2)}${repeat("\u0327", bytes / 2)}`,
  "30 marks on each letter": (bytes) => repeat(`a${"\u0301".repeat(15)}${"\u0327".repeat(15)}`, bytes),
  spaces: (bytes) => `x${repeat(" ", bytes)}x`,
  "line breaks": (bytes) => `x${repeat("\n \n", bytes)}x`,
  slashes: (bytes) => `https://x${repeat("/", bytes)}x`,
  "dots and hyphens": (bytes) => `a@${repeat("a-.", bytes)}`,
  quotes: (bytes) => repeat("'", bytes),
  entities: (bytes) => repeat("&<br <", bytes),
  "wide letters": (bytes) => repeat("ﷺ", bytes),
  emoji: (bytes) => repeat("👩‍👩‍👧‍👦", bytes),
}

/** Expensive JSON structures. */
const structures: Record<string, (bytes: number, field: string) => string> = {
  "nested arrays": (bytes, field) => `{"${field}":${"[".repeat(bytes / 2 - 10)}${"]".repeat(bytes / 2 - 10)}}`,
  "nested objects": (bytes) => `${repeat('{"a":', (bytes / 6) * 5)}1${repeat("}", bytes / 6)}`,
  "many keys": (bytes) =>
    `{${Array.from({ length: bytes / 12 }, (_, key) => `"k${key.toString(36)}":0`).join(",")},"z":0}`,
  "one key many times": (bytes, field) => `{${repeat(`"${field}":"",`, bytes - 20)}"z":0}`,
  "a huge number": (bytes, field) => `{"${field}":${"9".repeat(bytes - 40)}}`,
  "a number of many zeros": (bytes, field) => `{"${field}":0.${"0".repeat(bytes - 40)}1e400}`,
  "lone surrogates": (bytes, field) => `{"${field}":"${repeat("\\ud800", bytes - 40)}"}`,
  "escaped marks": (bytes, field) => `{"${field}":"${repeat("\\u0301\\u0327", bytes - 40)}"}`,
  "poisoned prototypes": (bytes) => `{${repeat('"__proto__"  ,', bytes - 20)}"z":0}`,
}

const json = { "content-type": "application/json" }
const zipBomb = gzipSync(" ".repeat(8 * 1024 * 1024))

/** The most expensive bodies of the maximum size of the call, and one of 1 MiB. */
function bodies(call: DescribedCall): Omit<HostileRequest, "method" | "path">[] {
  const limit = maxBodyBytes(callsByKey[call.call])
  if (call.mediaType === "text/csv") return csvBodies(Math.min(limit, 1024 * 1024))
  if (call.mediaType === "multipart/form-data") return multipartBodies()
  const fields = Object.keys(call.body?.properties ?? { x: {} })
  const form = (make: (bytes: number) => string, bytes: number) => {
    const share = (bytes - 100 - fields.join("").length - fields.length * 6) / fields.length
    return JSON.stringify(Object.fromEntries(fields.map((field) => [field, make(share * 0.9)])))
  }
  const [field = "x"] = fields
  return [
    ...Object.entries(texts).map(([kind, make]) => ({ kind, headers: json, body: form(make, limit) })),
    ...Object.entries(structures).map(([kind, make]) => ({ kind, headers: json, body: make(limit - 200, field) })),
    { kind: "1 MiB of marks", headers: json, body: `{"${field}":"${texts["marks of two classes"]?.(1024 * 1024)}"}` },
    { kind: "gzip", headers: { ...json, "content-encoding": "gzip" }, body: zipBomb },
    {
      kind: "a long content-type",
      headers: { "content-type": `application/json;${repeat(" a=b;", headBytes)}` },
      body: "{}",
    },
  ]
}

function csvBodies(bytes: number) {
  const headers = { "content-type": "text/csv" }
  const head = "candidateName,candidateEmail,certificationName,batchNo,certificationNo\r\n"
  const cells = Object.entries(texts).map(([kind, make]) => {
    const cell = `"${make(bytes / 6).replaceAll('"', "")}"`
    return { kind: `cells: ${kind}`, headers, body: `${head}${[cell, cell, cell, cell, cell].join(",")}\r\n` }
  })
  return [...cells, { kind: "blank lines", headers, body: head + "\n".repeat(bytes) }]
}

function multipartBodies() {
  const headers = { "content-type": "multipart/form-data; boundary=x" }
  const part = (name: string, text: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  return [
    { kind: "many parts", headers, body: `${repeat(part("a", "b"), 1024 * 1024)}--x--\r\n` },
    { kind: "a long part name", headers, body: `${part("a".repeat(1024 * 1024), "b")}--x--\r\n` },
    { kind: "half boundaries", headers, body: `${part("image", "\r\n--".repeat(250_000))}--x--\r\n` },
    { kind: "an endless part head", headers, body: `--x\r\n${"a: b\r\n".repeat(150_000)}` },
  ]
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** The most expensive paths and queries. Parameters of the path are in braces. */
function hostileUrls(path: string, query: readonly string[]): { kind: string; path: string }[] {
  const plain = path.replace(/\{\w+\}/g, "none")
  const encodedTexts = Object.entries(texts).map(([kind, make]) => [
    kind,
    encoded(make(headBytes / 4)).slice(0, headBytes),
  ])
  const names = query.length > 0 ? query : ["q"]
  return [
    ...encodedTexts.flatMap(([kind = "", text = ""]) => [
      ...(path.includes("{") ? [{ kind: `path: ${kind}`, path: path.replace(/\{\w+\}/, text) }] : []),
      ...names.map((name) => ({ kind: `?${name}: ${kind}`, path: `${plain}?${name}=${text}` })),
    ]),
    { kind: "a parameter many times", path: `${plain}?${repeat(`${names[0]}=1&`, headBytes)}` },
    { kind: "many parameters", path: `${plain}?${Array.from({ length: 2500 }, (_, n) => `${n}`).join("&")}` },
    { kind: "slashes behind", path: `${plain}${"/".repeat(headBytes)}x` },
    { kind: "slashes and dots", path: `${plain}${repeat("/./..", headBytes)}x` },
    { kind: "broken escapes", path: `${plain}?${names[0]}=${repeat("%E0%A4%A", headBytes)}` },
  ]
}

const headers: Record<string, string> = {
  "if-match": repeat('W/"a",', headBytes),
  "if-none-match": repeat(' W/" ,', headBytes),
  "accept-encoding": repeat("br ;q=0.0000,", headBytes),
  "accept-language": repeat("x-y;q=0.1,", headBytes),
  cookie: repeat("a=%41; ", headBytes),
  "user-agent": repeat("(((;/", headBytes),
  authorization: "x".repeat(headBytes),
  accept: repeat("a/b;q=0.1,", headBytes),
  range: `bytes=${repeat("0-1,", headBytes)}`,
}

/** All requests to a call that could cost more than they should. */
export function hostileToCall(call: DescribedCall): HostileRequest[] {
  const { method, path } = call
  const plain = path.replace(/\{\w+\}/g, "none")
  const byBody = method === "GET" ? [] : bodies(call).map((body) => ({ ...body, method, path: plain }))
  return [...byBody, ...hostileToPath(path, Object.keys(call.query), method)]
}

export function hostileToPath(path: string, query: readonly string[], method = "GET"): HostileRequest[] {
  const plain = path.replace(/\{\w+\}/g, "none")
  return [
    ...hostileUrls(path, query).map((url) => ({ ...url, method, headers: {} })),
    ...Object.entries(headers).map(([name, value]) => ({
      kind: name,
      method,
      path: plain,
      headers: { [name]: value },
    })),
  ]
}
