import { hkdfSync, randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { CannotStart } from "#cannot-start.ts"

const minSecretLength = 32
const keyBytes = 32

/** The signing keys of this installation, one per purpose, all derived from one secret outside the database. */
export type Keys = { derive: (purpose: string) => Buffer }

type KeyLocation = { dataDir: string; secretKey?: string | undefined }

/** Several servers on one database need the same SECRET_KEY. Without that setting, a random secret is generated once and stored in a file. */
export function openKeys({ dataDir, secretKey }: KeyLocation): Keys {
  const secret = secretKey ?? secretIn(fileIn(dataDir), dataDir)
  return { derive: (purpose) => Buffer.from(hkdfSync("sha256", secret, "prohori", purpose, keyBytes)) }
}

/** For read-only commands: `openKeys` would create a missing secret. */
export const hasKeys = ({ dataDir, secretKey }: KeyLocation) => secretKey !== undefined || existsSync(fileIn(dataDir))

export function secretOf({ dataDir, secretKey }: KeyLocation): string | undefined {
  if (secretKey !== undefined) return secretKey
  return existsSync(fileIn(dataDir)) ? readSecret(fileIn(dataDir)) : undefined
}

/** For a restored installation, which has no secret yet. */
export function storeSecret(dataDir: string, secret: string) {
  // The file is read without such spaces, because people copy and edit it.
  if (secret !== secret.trim())
    throw new CannotStart(
      "The key of the backup begins or ends with a space: set SECRET_KEY or SECRET_KEY_FILE as before",
    )
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(fileIn(dataDir), `${secret}\n`, { flag: "wx", mode: 0o600, flush: true })
}

const fileIn = (dataDir: string) => join(dataDir, "secret.key")

function secretIn(file: string, folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    createOnce(file)
    const secret = readSecret(file)
    if (secret.length >= minSecretLength) return secret
  } catch (error) {
    throw new CannotStart(`The file ${file} cannot be used: ${(error as Error).message}`)
  }
  // Replacing it would silently invalidate every signature made with the old secret.
  throw new CannotStart(`The file ${file} is damaged: restore it from a backup, or delete it to have a new one made`)
}

const readSecret = (file: string) => readFileSync(file, "utf8").trim()

function createOnce(file: string) {
  try {
    writeFileSync(file, `${randomBytes(keyBytes).toString("base64url")}\n`, { flag: "wx", mode: 0o600, flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  }
}
