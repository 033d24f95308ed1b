import type { Language } from "contract"
import type { ComponentType } from "react"
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from "react-router"
import { loadWhenConnected } from "./reconnect.ts"

type PageModule = { Component: ComponentType; loader?: LoaderFunction; shouldRevalidate?: ShouldRevalidateFunction }

/** A public page as its feature declares it. */
export type PublicPage = {
  path: string
  /** The path of the module in `load`, below `features/`: the server preloads its files. */
  file: string
  load: () => Promise<PageModule>
  /** The query parameters that the page reads, with their valid values or `any`; all others are ignored. */
  reads?: Readonly<Record<string, readonly string[] | "any">>
  /** A link on every page: in header and footer, or only in the footer. */
  link?: { place: "header" | "footer"; order: number; label: Readonly<Record<Language, string>> }
}

/** A feature's public pages and dashboard screens, for the router. */
export type FeaturePages = {
  pages?: readonly PublicPage[]
  screens?: readonly { path: string; lazy: () => Promise<Pick<PageModule, "Component">> }[]
}

export type Handle = Pick<PublicPage, "reads"> & {
  /** The module's name in the build manifest, so that the browser preloads its files. */
  module?: string
  /** For a path with `*`: the paths that our links use. */
  paths?: readonly string[]
  /** Rendered only in the browser, as the dashboard is; the server sends a fallback. */
  isClientOnly?: boolean
}

export const routeOf = ({ path, file, load, reads }: PublicPage): RouteObject => ({
  path,
  handle: { module: `src/features/${file}`, reads } satisfies Handle,
  lazy: () => (import.meta.env.SSR ? load() : loadWhenConnected(load)),
})

type WithHandle = { handle?: unknown }

export const handleOf = ({ handle }: WithHandle): Handle => handle ?? {}

/** The query parameters that the matched pages read, in a fixed order, so that each page has one URL. */
export function canonicalSearch(search: string, matches: readonly WithHandle[]): string {
  const given = new URLSearchParams(search)
  const canonical = new URLSearchParams()
  for (const [name, known] of matches.flatMap((match) => Object.entries(handleOf(match).reads ?? {}))) {
    const value = given.get(name)
    if (value !== null && (known === "any" || known.includes(value))) canonical.set(name, value)
  }
  return canonical.size > 0 ? `?${canonical}` : ""
}
