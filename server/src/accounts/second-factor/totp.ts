import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"

const stepMs = 30_000
const digits = 6
const secretBytes = 20
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** A new secret of an authenticator app: the 160 bits that RFC 4226 recommends. */
export const newTotpSecret = () => randomBytes(secretBytes)

/** The text that people type into an app that cannot scan a QR code. */
export function base32(bytes: Buffer): string {
  let [text, bits, value] = ["", 0, 0]
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >> (bits - 5)) & 31]
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text
}

/** The URL in the QR code, in the format that authenticator apps read. */
export function totpUrl(secret: Buffer, { site, account }: { site: string; account: string }): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: site })
  return `otpauth://totp/${encodeURIComponent(`${site}:${account}`)}?${query.toString().replaceAll("+", "%20")}`
}

/** The code of a step of time (RFC 6238, with SHA-1, as every app computes it). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac("sha1", secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, "0")
}

export const totpStepAt = (time: number) => Math.floor(time / stepMs)

/** The step of a code: of now, or of one before or after, because clocks differ and typing takes time. */
export function stepOfCode(secret: Buffer, code: string, now = Date.now()): number | undefined {
  const current = totpStepAt(now)
  const given = Buffer.from(code)
  const isCode = (expected: Buffer) => given.length === expected.length && timingSafeEqual(given, expected)
  return [current, current - 1, current + 1].find((step) => isCode(Buffer.from(totpCode(secret, step))))
}
