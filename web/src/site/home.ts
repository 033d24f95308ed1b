import type { Language } from "contract"

/** The content of the home page that is the same in every language: its images. */

export const filmPoster = "/site/film-poster.svg"

/** The company's film: a file of this site with its text track, or a URL of another site, which opens in a new tab. */
export const films: Record<Language, { url: string; track?: string }> = {
  en: { url: "/site/film-en.mp4", track: "/site/film-en.vtt" },
  bn: { url: "/site/film-bn.mp4", track: "/site/film-bn.vtt" },
}
