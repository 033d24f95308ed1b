import { createHash } from "node:crypto"
import type { OpenBadge } from "contract"
import { LRUCache } from "lru-cache"
import { dictionary, type Pdf, reference, replaceStream, replaceText } from "#document/pdf-objects.ts"

/** A credential that is signed when the document that it is attached to is drawn. */
export type AttachedCredential = {
  content: OpenBadge
  documentUrl: string
  /** The key that `sign` uses: another key makes another document. */
  keyId: string
  sign: (content: OpenBadge) => Promise<string>
}

const maxCredentialBytes = 64 * 1024

/** Makes the stream that Typst attached as long as the credential, uncompressed, and all spaces. */
export function reserveCredential({ objects, trailer }: Pdf, length: number) {
  const catalog = dictionary(objects, reference(trailer, "Root"))
  const specification = Number(/\/AF \[(\d+) 0 R\]/.exec(catalog)?.[1])
  const id = reference(dictionary(objects, specification), "F")
  const entries = dictionary(objects, id)
    .replace(/\s*\/Filter \/FlateDecode/, "")
    .replace(/\/Size \d+/, `/Size ${length}`)
  replaceText(objects, id, entries)
  replaceStream(objects, id, spaces(length))
}

/** The digest of a document, in the form of Subresource Integrity. */
export const digestOf = (file: Buffer) => `sha384-${createHash("sha384").update(file).digest("base64")}`
const anyDigest = digestOf(Buffer.alloc(0))

/** By issuer and key: how much longer a signed credential is than its content. Headers and signatures of a key all have one length. */
const overheads = new LRUCache<string, number>({ max: 10 })

/** Known before the document is drawn, because all digests have the same length; without another signature for each document. */
export async function credentialLength(credential: AttachedCredential): Promise<number> {
  const key = `${credential.content.iss}#${credential.keyId}`
  const content = Buffer.from(JSON.stringify(contentFor(credential, anyDigest)))
  const encodedLength = Math.ceil((content.length * 4) / 3)
  const overhead = overheads.get(key) ?? (await signedFor(credential, anyDigest)).length - encodedLength
  overheads.set(key, overhead)
  const length = encodedLength + overhead
  if (length > maxCredentialBytes) throw new Error("The credential is too large")
  return length
}

/**
 * Writes the credential into its place in a drawn document. It contains the digest of the document with spaces in that place,
 * and so covers each byte around it: text, drawing, and where they are.
 */
export async function attachCredential(file: Buffer, digest: string, credential: AttachedCredential): Promise<Buffer> {
  const signed = Buffer.from(await signedFor(credential, digest))
  const start = Buffer.from("stream\n")
  const place = file.indexOf(Buffer.concat([start, spaces(signed.length), Buffer.from("\nendstream")]))
  if (place < 0) throw new Error("The document has no place for the credential")
  signed.copy(file, place + start.length)
  return file
}

const spaces = (length: number) => Buffer.alloc(length, " ")

function contentFor({ content, documentUrl }: AttachedCredential, digestSRI: string): OpenBadge {
  return { ...content, relatedResource: [{ id: documentUrl, digestSRI, mediaType: "application/pdf" }] }
}

const signedFor = (credential: AttachedCredential, digest: string) => credential.sign(contentFor(credential, digest))
