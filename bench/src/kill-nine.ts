import { parseArgs } from "node:util"
import { adminPassword, CertificateClient } from "./certificate-client.ts"
import { type Cleanup, temporaryFolder, withCleanup } from "./cleanup.ts"
import { endProcess } from "./end-process.ts"
import { countFound, createUntilKilled, integrityOf, type Sent } from "./kill-nine-round.ts"
import { startRealServer } from "./real-server.ts"

const { values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "10" }, seconds: { type: "string", default: "30" } },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
if (!(rounds >= 1 && seconds >= 1)) throw new Error("--rounds and --seconds must be numbers from 1")

await withCleanup(rounds * (seconds * 3 + 60) + 300, async (cleanup) => {
  const dataDir = temporaryFolder(cleanup)
  console.log(`Durability: ${rounds} rounds of ${seconds} s, each ended by kill -9; one SQLite data folder for all.`)
  const all: Sent[] = []
  let lost = 0
  let broken = 0
  for (let round = 1; round <= rounds; round++) {
    const sent = await createUntilKilled(await start(cleanup, dataDir), `R${round}`, seconds)
    all.push(sent)
    // The last check covers everything that was ever acknowledged, not only this round.
    const checked = round === rounds ? all : [sent]
    const { found, count, integrity } = await restartAndCheck(cleanup, dataDir, checked)
    const acknowledged = acknowledgedIn(checked)
    const isCountRight = count >= acknowledgedIn(all) && count <= sentIn(all)
    lost += acknowledged - found
    if (!isCountRight || integrity !== "ok") broken++
    console.log(
      `round ${round}: acknowledged ${acknowledgedIn([sent])}, found ${found} of ${acknowledged}, lost ${acknowledged - found}, ` +
        `in the list ${count} of ${acknowledgedIn(all)} to ${sentIn(all)}${isCountRight ? "" : " (WRONG)"}, integrity ${integrity}`,
    )
  }
  console.log(`lost ${lost} of ${acknowledgedIn(all)}${broken ? `, ${broken} rounds with a wrong list or file` : ""}`)
  return lost === 0 && broken === 0 ? 0 : 1
})

async function start(cleanup: Cleanup, dataDir: string) {
  const settings = { DEMO: "0", RATE_LIMIT: "0", LOG_LEVEL: "warn", ADMIN_PASSWORD: adminPassword }
  return startRealServer(cleanup, { ...settings, DATA_DIR: dataDir })
}

async function restartAndCheck(cleanup: Cleanup, dataDir: string, checked: readonly Sent[]) {
  const server = await start(cleanup, dataDir)
  const client = new CertificateClient(server.origin)
  await client.login()
  const found = await countFound(server, checked)
  const count = await client.count()
  await endProcess(server.process, "SIGTERM")
  return { found, count, integrity: integrityOf(dataDir) }
}

function acknowledgedIn(rounds: readonly Sent[]) {
  return rounds.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
}

function sentIn(rounds: readonly Sent[]) {
  return rounds.reduce((sum, { count }) => sum + count, 0)
}
