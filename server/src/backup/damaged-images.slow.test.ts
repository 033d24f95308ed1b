import { randomUUID } from "node:crypto"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { readParts, writeArchive } from "#backup/archive.ts"
import { imageFolder, writeBackup } from "#backup/backup.ts"
import { damagedImagesIn } from "#backup/restorable.ts"
import { restoreBackup } from "#backup/restore.ts"
import { diagnose } from "#doctor/doctor.ts"
import { cachedStore } from "#images/cached-image-store.ts"
import { pathOf } from "#images/image-references.ts"
import { nameOf } from "#images/name.ts"
import { openImageStore } from "#images/open-store.ts"
import { createLog } from "#log.ts"
import { readSettings } from "#settings.ts"
import { aCourse } from "#test/factories.ts"
import { formOf, twoColourImage } from "#test/fuzz/hostile-images.ts"
import { runCommand } from "#test/server-process.ts"
import { freshLocation, startTestApp } from "#test/test-app.ts"

const log = createLog("silent")

/** A site with two images, one of them damaged on the disk. */
async function aSite() {
  const app = await startTestApp("sqlite")
  onTestFinished(app.stop)
  const { token } = await app.as("admin")
  const upload = async (width: number) => {
    const bytes = await twoColourImage(width, 60).png().toBuffer()
    const form = await formOf({ field: "image", bytes })
    const uploaded = await app.request({ method: "POST", url: "/api/images", ...form }, token)
    const payload = aCourse({ thumbnail: uploaded.json().data.url })
    expect((await app.request({ method: "POST", url: "/api/courses/register", payload }, token)).statusCode).toBe(201)
    return String(uploaded.json().data.url).replace(/.*\//, "")
  }
  const [damaged, intact] = [await upload(80), await upload(90)]
  const path = join(app.location.dataDir, "images", damaged)
  writeFileSync(path, readFileSync(path).subarray(1))
  return { ...app, damaged, intact }
}

function newFile() {
  const path = join(tmpdir(), `${randomUUID()}.tar`)
  onTestFinished(() => rmSync(path, { force: true }))
  return path
}

async function problemsOf(dataDir: string) {
  const problems: string[] = []
  for await (const { findings } of diagnose(readSettings({ DATA_DIR: dataDir }), log))
    problems.push(...findings.filter(({ level }) => level === "error").map(({ text }) => text))
  return problems
}

test("a damaged image is named by the doctor and left out of the backup, which can be restored", async () => {
  const { location, damaged, intact } = await aSite()
  expect(await problemsOf(location.dataDir)).toContain(`The image ${pathOf(damaged)} is used, but damaged`)
  const path = newFile()
  const named = expect.stringContaining(`The image ${damaged} is damaged`)
  expect(await runCommand("backup", location.dataDir, path)).toMatchObject({ code: 0, output: named })
  expect(await runCommand("verify-backup", location.dataDir, path)).toMatchObject({ code: 0, output: named })
  const target = await freshLocation("sqlite")
  onTestFinished(target.remove)
  const restored = await runCommand("restore", target.dataDir, path, "--without-signature")
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(`The image ${damaged} was damaged`) })
  expect(readdirSync(join(target.dataDir, "images"))).toEqual([intact])
})

test("an image that the cache remembers as missing is in the backup, if another process has stored it since", async () => {
  const { location, images, intact } = await aSite()
  const content = (await images.get(intact)) ?? Buffer.alloc(0)
  const cached = cachedStore(images)
  await images.remove(intact)
  expect(await cached.get(intact)).toBe(null)
  await images.put(intact, content)
  const { missingImages } = await writeBackup(newFile(), { location, images: cached, withKeys: true })
  expect(missingImages).toEqual([])
})

test("a backup of an earlier version that contains a damaged image is restored without the image", async () => {
  const { location, images, intact } = await aSite()
  const written = newFile()
  const {
    digests: _,
    format: __,
    signature: ___,
    ...manifest
  } = await writeBackup(written, { location, images, withKeys: true })
  const name = nameOf(Buffer.from("an image"))
  async function* parts() {
    for await (const part of readParts(written)) if (part.name !== "manifest.json") yield part
    yield { name: `${imageFolder}${name}`, content: Buffer.from("another image") }
  }
  const path = newFile()
  await writeArchive(path, parts(), () => ({ ...manifest, damagedImages: [] }))
  expect(await damagedImagesIn(path)).toEqual([name])
  const target = await freshLocation("sqlite")
  onTestFinished(target.remove)
  const store = openImageStore({ dataDir: target.dataDir, s3: undefined })
  expect(await restoreBackup(path, { location: target, images: store, log }, { acceptsUnsigned: true })).toMatchObject({
    damagedImages: [name],
  })
  expect(readdirSync(join(target.dataDir, "images"))).toEqual([intact])
})
