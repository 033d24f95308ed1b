import type { Language } from "contract"
import type { ComponentType } from "react"
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from "react-router"

/** What the module of a page exports. */
type PageModule = { Component: ComponentType; loader?: LoaderFunction; shouldRevalidate?: ShouldRevalidateFunction }

/** A public page as its feature declares it. */
export type PublicPage = {
  path: string
  /** The module below `features/`, the same as in `load`: the server names its files in the head of the page. */
  file: string
  load: () => Promise<PageModule>
  /** The parameters that the page depends on, with the values that it knows, or `any`; all others change nothing. */
  reads?: Readonly<Record<string, readonly string[] | "any">>
  /** A link from every page: in the header, whose links the footer has too, or in the footer alone. */
  link?: { place: "header" | "footer"; order: number; label: Readonly<Record<Language, string>> }
}

/** What the router needs of a feature: its public pages, and its screens in the dashboard. */
export type FeaturePages = {
  pages?: readonly PublicPage[]
  screens?: readonly { path: string; lazy: () => Promise<Pick<PageModule, "Component">> }[]
}

export type Handle = Pick<PublicPage, "reads"> & {
  /** The module's name in the build's manifest, so that the browser loads its files early. */
  module?: string
  /** Of a path with `*`, those that our links lead to. */
  paths?: readonly string[]
  /** The dashboard is rendered in the browser alone; the server sends its fallback. */
  isClientOnly?: boolean
}

export const routeOf = ({ path, file, load, reads }: PublicPage): RouteObject => ({
  path,
  handle: { module: `src/features/${file}`, reads } satisfies Handle,
  lazy: load,
})

type WithHandle = { handle?: unknown }

export const handleOf = ({ handle }: WithHandle): Handle => handle ?? {}

/** What of `?…` the matched pages read, in one order, so that the same page has the same address. */
export function ownParameters(search: string, matches: readonly WithHandle[]): string {
  const asked = new URLSearchParams(search)
  const own = new URLSearchParams()
  for (const [name, known] of matches.flatMap((match) => Object.entries(handleOf(match).reads ?? {}))) {
    const value = asked.get(name)
    if (value !== null && (known === "any" || known.includes(value))) own.set(name, value)
  }
  return own.size > 0 ? `?${own}` : ""
}
