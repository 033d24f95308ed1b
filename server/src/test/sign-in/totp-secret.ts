const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** The bytes of a secret, as an authenticator app reads them from the text. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
