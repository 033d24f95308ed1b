import type { Language } from "contract"

/** What the home page shows in every language: pictures, and what the announcement leads to. */

export const heroPictures = [1, 2, 3, 4, 5, 6, 7].map((number) => `/site/hero-${number}.svg`)

/** The day's announcement; its course by route. */
export const announcement = { picture: "/site/popup.svg", course: "ehp" }

const inSprite = (kind: string) => (_: unknown, index: number) => `/site/partners.svg#${kind}-${index + 1}`

export const partnerMarks = Array.from({ length: 9 }, inSprite("partner"))
export const accreditationMarks = Array.from({ length: 4 }, inSprite("accreditation"))

export const filmPoster = "/site/film-poster.svg"

/** The company's film: a file of this site with its text track, or an address elsewhere, which opens in a new tab. */
export const films: Record<Language, { address: string; track?: string }> = {
  en: { address: "/site/film-en.mp4", track: "/site/film-en.vtt" },
  bn: { address: "/site/film-bn.mp4", track: "/site/film-bn.vtt" },
}
