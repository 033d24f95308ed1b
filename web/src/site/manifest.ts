import type { Language } from "contract"
import { paths } from "#paths.ts"
import { company } from "#site/company.ts"

// Copies from the light theme in tokens.css, because a manifest cannot use CSS functions.
const [paper, brand] = ["#fbfaf5", "#085a3d"]

const icon = (src: string, sizes: string, purpose: "any" | "maskable") => ({ src, sizes, type: "image/png", purpose })

/** The web app manifest. `minimal-ui` shows the URL, because users who verify a certificate must see the site's host. */
export function manifestIn(language: Language): object {
  const { name, description } = company[language]
  return {
    id: paths.home,
    name,
    short_name: name,
    description,
    lang: language,
    dir: "ltr",
    start_url: paths.home,
    scope: paths.home,
    display: "minimal-ui",
    background_color: paper,
    theme_color: brand,
    categories: ["education"],
    icons: [
      icon("/icon-192.png", "192x192", "any"),
      icon("/icon-512.png", "512x512", "any"),
      icon("/icon-maskable-192.png", "192x192", "maskable"),
      icon("/icon-maskable-512.png", "512x512", "maskable"),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  }
}
