import { languages, type SiteFacts } from "contract"

const pathOf = (url: string) => url.split("?", 1)[0] ?? url

/** Addresses of pages of which there are few, as far as this process has met them. */
export class KnownPages {
  readonly #addresses = new Set<string>()
  readonly #paths = new Set<string>()

  has(address: string): boolean {
    return this.#addresses.has(address)
  }

  /** Whether this could be a known page, whatever its parameters are. */
  hasPathOf(url: string): boolean {
    return this.#paths.has(pathOf(url))
  }

  add(address: string) {
    this.#addresses.add(address)
    this.#paths.add(pathOf(address))
  }
}

/** The pages of the site. Those of courses join them when they are first rendered. */
export function knownPages({ publicAddresses, hiddenAddresses }: SiteFacts): KnownPages {
  const known = new KnownPages()
  for (const path of [...publicAddresses, ...hiddenAddresses]) {
    known.add(path)
    for (const language of languages) known.add(`/${language}${path === "/" ? "" : path}`)
  }
  return known
}
