import { parseArgs } from "node:util"
import { CannotStart } from "#cannot-start.ts"
import { credentialKeys } from "#credentials/keys.ts"
import { openAlongsideServer } from "#db/open.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"
import { hasKeys, openKeys } from "#signing-keys.ts"
import { run } from "./run.ts"

const by = { userId: "", email: "npm run rotate-key", address: "", userAgent: "" }

/** Adds a key for credentials. May run while servers are running: they read the keys whenever they sign. */
async function rotate() {
  parseArgs({ options: {} })
  const settings = readSettings()
  // A new secret would be another than that of the server.
  if (!hasKeys(settings))
    throw new CannotStart("Neither SECRET_KEY nor secret.key in DATA_DIR is here: start the server once")
  await using database = await openAlongsideServer(settings, createLog(settings.logLevel), "credentialKey")
  const { kid, usedFrom } = await credentialKeys(database, openKeys(settings)).add(by)
  console.log(`The key ${kid} is in the key set now, and signs what is issued from ${usedFrom} on`)
  console.log("Credentials that earlier keys have signed stay valid")
}

run(rotate)
