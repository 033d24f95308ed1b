import { execFileSync, spawnSync } from "node:child_process"
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { programPath, runCommand } from "#test/server-process.ts"
import { mountSmallDisk } from "#test/small-disk.ts"
import { startTestApp, type TestApp } from "#test/test-app.ts"

/** Mistakes of the caller and faults of disks and files print one line, with the file or folder and the reason. */

let app: TestApp
const folder = mkdtempSync(join(tmpdir(), "prohori-mistakes-"))
const whole = join(folder, "whole.tar")
// Too small for a site.
const disk = mountSmallDisk("256k", folder)
beforeAll(async () => {
  app = await startTestApp("sqlite")
  expect(await runCommand("backup", app.location.dataDir, whole)).toMatchObject({ code: 0 })
  // For the user that may do less.
  chmodSync(folder, 0o755)
  chmodSync(whole, 0o644)
})
afterAll(async () => {
  await app.stop()
  if (disk) execFileSync("umount", ["--lazy", disk])
  rmSync(folder, { recursive: true })
})

const nobody = 65_534
const isRoot = process.getuid?.() === 0

/** Runs a command as a user that may do less than root. */
function runAsNobody(name: string, dataDir: string, ...options: string[]) {
  const env = { DATA_DIR: dataDir, INIT_CWD: folder }
  const user = { uid: nobody, gid: nobody }
  const { status, stdout, stderr } = spawnSync(process.execPath, [programPath(`commands/${name}`), ...options], {
    ...(isRoot && user),
    ...{ env, cwd: tmpdir(), encoding: "utf8" },
  })
  return { code: status, output: `${stdout}${stderr}` }
}
const canRunAsNobody =
  !isRoot ||
  spawnSync("cat", [programPath("commands/backup")], { uid: nobody, gid: nobody, stdio: "ignore" }).status === 0

const failsWith = (line: string) => ({ code: 1, output: `${line}\n` })

test.skipIf(!disk)("a full disk", async () => {
  const file = join(disk ?? "", "site.tar")
  writeFileSync(join(disk ?? "", "filler"), Buffer.alloc(63 * 4096))
  const full = "ENOSPC: no space left on device, write"
  expect(await runCommand("backup", app.location.dataDir, file)).toEqual(
    failsWith(`The backup ${file} cannot be written: ${full}`),
  )
  rmSync(join(disk ?? "", "filler"))
  const dataDir = join(disk ?? "", "site")
  expect(await runCommand("restore", dataDir, whole, "--without-signature")).toEqual(
    failsWith(`DATA_DIR ${dataDir} or the database cannot be used: database or disk is full`),
  )
})

test.skipIf(!canRunAsNobody)("folders that this user may not enter or write", () => {
  const closed = mkdtempSync(join(folder, "closed-"))
  chmodSync(closed, isRoot ? 0o700 : 0)
  const dataDir = join(closed, "data")
  const restored = runAsNobody("restore", dataDir, whole, "--without-signature")
  expect(restored).toEqual(failsWith(`${join(dataDir, "prohori.db")} cannot be used: permission denied`))
  const diagnosed = runAsNobody("doctor", closed)
  const entering = `error    Files: This user may not enter ${closed}: EACCES: permission denied, access '${closed}'`
  expect(diagnosed.output.trim().split("\n").slice(-3)).toEqual([
    entering,
    `${" ".repeat(9)}→ Call this command as the user of the server, or as root`,
    expect.stringMatching(/^1 error, \d warnings?$/),
  ])
  chmodSync(closed, 0o555)
  const notMade = runAsNobody("restore", dataDir, whole, "--without-signature")
  expect(notMade).toEqual(failsWith(`${dataDir} cannot be used: permission denied`))
  const unreadable = join(folder, "unreadable.tar")
  copyFileSync(whole, unreadable)
  chmodSync(unreadable, isRoot ? 0o600 : 0)
  const reason = `EACCES: permission denied, open '${unreadable}'`
  expect(runAsNobody("verify-backup", folder, unreadable)).toEqual(
    failsWith(`The backup ${unreadable} cannot be read: ${reason}`),
  )
})

test("a DATA_DIR that does not exist", async () => {
  const dataDir = join(folder, "none")
  const line = `There is no database in ${dataDir}: is DATA_DIR the one of the server?`
  expect(await runCommand("backup", dataDir, join(folder, "none.tar"))).toEqual(failsWith(line))
  for (const name of ["verify-audit", "rotate-key", "remove-unused-images"]) {
    const { code, output } = await runCommand(name, dataDir)
    expect([name, code, output.trim().split("\n").length]).toEqual([name, 1, 1])
    expect(output).toContain(name === "rotate-key" ? "Neither SECRET_KEY nor secret.key" : line)
  }
  expect(await runCommand("verify-backup", dataDir, whole, "--compare", "--without-signature")).toMatchObject({
    code: 1,
    output: expect.stringMatching(/ is intact: .*\nDATA_DIR \S+ or the database cannot be used: [^\n]+\n$/),
  })
})

test("files that are not a backup, or cannot be read", async () => {
  const verify = (path: string) => runCommand("verify-backup", folder, path)
  const other = async (content: Buffer | string) => {
    const path = join(folder, "other")
    writeFileSync(path, content)
    expect(await verify(path)).toEqual(failsWith(`${path} is not a backup of this program: it is no tar file`))
  }
  await other("a text")
  await other("a longer text\n".repeat(1000))
  await other(gzipSync(Buffer.alloc(100_000, "a backup that was compressed again")))
  const inside = mkdirSync(join(folder, "a", "b"), { recursive: true }) ?? ""
  expect(await verify(inside)).toEqual(
    failsWith(`The backup ${inside} cannot be read: EISDIR: illegal operation on a directory, read`),
  )
})

test("a defect of the program is printed with its stack", () => {
  const code = `import { run } from "${new URL("run.ts", import.meta.url)}"; run(async () => null.x)`
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^TypeError: .*null.*\n +at /)])
})
