import { readdir, readFile, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const textExtensions = [".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt"]

/** Writes a .br and a .gz beside every text file that they make smaller, so that the server never compresses an asset. */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name)
      // Dot folders contain Vite's manifest, which is not served.
      if (entry.isDirectory()) return entry.name.startsWith(".") ? undefined : compressFolder(path)
      return textExtensions.includes(extname(entry.name)) ? compressFile(path) : undefined
    }),
  )
}

async function compressFile(path) {
  const plain = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const brotli = promisify(brotliCompress)(plain, { params })
  const zipped = promisify(gzip)(plain, { level: 9 })
  if ((await brotli).length < plain.length) await writeFile(`${path}.br`, await brotli)
  if ((await zipped).length < plain.length) await writeFile(`${path}.gz`, await zipped)
}
