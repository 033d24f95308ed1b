import { spawnSync } from "node:child_process"
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { programPath } from "#test/server-process.ts"

const nobody = 65_534
const main = programPath("main")
const user = { uid: nobody, gid: nobody }
/** Needs root, which may become another user, and a program that this user may read. */
const canBeNobody = process.getuid?.() === 0 && spawnSync("cat", [main], { ...user, stdio: "ignore" }).status === 0
const folder = mkdtempSync(join(tmpdir(), "prohori-owner-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the server as nobody, with these files of root. */
function refusal(name: string, owner: number, files: readonly string[]) {
  const dataDir = join(folder, name)
  mkdirSync(dataDir, { mode: 0o700 })
  chownSync(dataDir, owner, owner)
  for (const file of files) writeFileSync(join(dataDir, file), "x", { mode: 0o600 })
  const env = { DATA_DIR: dataDir, BACKUPS: "0", LOG_LEVEL: "warn" }
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    ...user,
    env,
    cwd: folder,
    encoding: "utf8",
  })
  return { status, output: `${stdout}${stderr}` }
}

test.skipIf(!canBeNobody)(
  "a data folder or a file in it of another user prevents the start with one line, which says so",
  () => {
    chmodSync(folder, 0o755)
    const refused = (name: string, file: string, foreign: string) => {
      const [dataDir, path] = [join(folder, name), join(folder, name, file)]
      const reason = `EACCES: permission denied, access '${path}'. ${join(dataDir, foreign)} belongs to another user`
      const line = `Cannot start: The data folder ${dataDir} cannot be written: ${reason}`
      return { status: 1, output: `${line} (its id is 0, that of this process ${nobody})\n` }
    }
    expect(refusal("all", 0, [])).toEqual(refused("all", "lock", ""))
    expect(refusal("one", nobody, ["lock"])).toEqual(refused("one", "lock", "lock"))
    expect(refusal("other", nobody, ["prohori.db"])).toEqual(refused("other", "prohori.db", "prohori.db"))
  },
)
