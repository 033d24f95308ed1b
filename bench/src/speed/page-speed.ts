import { constantOf, originals } from "#browser/measured-urls.ts"
import { scriptWeight } from "#browser/script-weight.ts"
import type { Cleanup } from "#cleanup.ts"
import { compare } from "#compare.ts"
import type { AppProcess } from "#process/app-process.ts"
import { atLeastRow, type Row } from "#report.ts"
import { startSeededApp } from "#seed/seeded-app.ts"

const { url } = originals.page

export async function pages(cleanup: Cleanup): Promise<Row[]> {
  console.log("\nPages")
  const constants = ["page", "brotliPage"] as const
  const { app } = await startSeededApp(cleanup, async () => {}, { constants })
  const scripts = await scriptWeight(await pageHtml(app), "src/features/certificate/verify/verify-page.tsx")
  const page = await pageToConstant(app)
  const brotliPage = await brotliPageToConstant(app)
  await app.end()
  const onPage = `JavaScript on ${url}, ${scripts.files} files`
  return [
    atLeastRow("cached page : constant body", page, 0.8),
    atLeastRow("cached page, brotli : constant body", brotliPage, 0.8),
    { metric: `${onPage}, gzip`, measured: `${scripts.gzip.toFixed(1)} KiB`, target: "130 KiB or less" },
    { metric: `${onPage}, brotli`, measured: `${scripts.brotli.toFixed(1)} KiB`, target: "115 KiB or less" },
  ]
}

function pageToConstant(app: AppProcess) {
  return compare(
    { name: "cached page", app, url: () => url },
    { name: "constant body of its size", app, url: () => constantOf("page") },
  )
}

function brotliPageToConstant(app: AppProcess) {
  const { encoding } = originals.brotliPage
  return compare(
    { name: "cached page, brotli", app, url: () => url, encoding },
    { name: "constant body of its size", app, url: () => constantOf("brotliPage"), encoding },
  )
}

async function pageHtml(app: AppProcess): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${app.port}${url}`)
  return response.text()
}
