import type { AppProcess } from "./app-process.ts"
import { compare } from "./compare.ts"
import { addresses } from "./measured-addresses.ts"

export function pageToConstant(app: AppProcess) {
  return compare(
    { name: "kept page", app, address: () => addresses.page },
    { name: "constant body of its size", app, address: () => addresses.constantPage },
  )
}

export function brotliPageToConstant(app: AppProcess) {
  const encoding = "br"
  return compare(
    { name: "kept page, brotli", app, address: () => addresses.page, encoding },
    { name: "constant body of its size", app, address: () => addresses.constantBrotliPage, encoding },
  )
}

export async function pageHtml(app: AppProcess): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${app.port}${addresses.page}`)
  return answer.text()
}
