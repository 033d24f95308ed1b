import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import { isoCBOR } from "@simplewebauthn/server/helpers"
import type { PasskeyCreationOptions, PasskeyRequestOptions } from "contract"

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url")
const flags = { present: 1, verified: 4, attested: 0x40 }

type Options = {
  origin?: string
  /** Whether the person proved who they are, by a finger, a face or a PIN. */
  isVerified?: boolean
  counter?: number
  /** The attestation of its maker: none, as browsers send it, or an invented statement. */
  statement?: { fmt: string; attStmt: Map<string, string | Uint8Array | Uint8Array[]> }
}

/** An authenticator with one passkey, as a phone has it, with the results that a browser's `toJSON` returns. */
export function authenticator(defaults: Options = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"))
  const cose = new Map<number, number | Uint8Array>([
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as const),
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ])
  const id = randomBytes(16)

  const dataOf = (
    rpId: string,
    { isVerified = true, counter = 0 }: Options,
    extraFlags = 0,
    rest = Buffer.alloc(0),
  ) => {
    const state = Buffer.alloc(5)
    state.writeUInt8(flags.present | (isVerified ? flags.verified : 0) | extraFlags)
    state.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), state, rest])
  }
  const clientData = (type: string, challenge: string, { origin = "http://localhost:3000" }: Options) =>
    JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false })

  return {
    id: base64url(id),

    create({ challenge, rp }: PasskeyCreationOptions, more: Options = {}) {
      const options = { ...defaults, ...more }
      const { fmt, attStmt } = options.statement ?? { fmt: "none", attStmt: new Map<string, string>() }
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
      const authData = new Uint8Array(dataOf(rp.id, options, flags.attested, credential))
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | typeof attStmt>([
          ["fmt", fmt],
          ["attStmt", attStmt],
          ["authData", authData],
        ]),
      )
      const clientDataJSON = base64url(clientData("create", challenge, options))
      return { id: base64url(id), response: { clientDataJSON, attestationObject: base64url(attestation) } }
    },

    use({ challenge, rpId }: PasskeyRequestOptions, more: Options = {}) {
      const options = { ...defaults, ...more }
      const authenticatorData = dataOf(rpId, options)
      const json = clientData("get", challenge, options)
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(json)]), privateKey)
      return {
        id: base64url(id),
        response: {
          clientDataJSON: base64url(json),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      }
    },
  }
}
