import type { Language } from "contract"

/** The content of the home page that is the same in every language: its images. */

export const heroImages = [1, 2, 3, 4, 5, 6, 7].map((number) => `/site/hero-${number}.svg`)

const spriteUrl = (kind: string) => (_: unknown, index: number) => `/site/partners.svg#${kind}-${index + 1}`

export const partnerMarks = Array.from({ length: 9 }, spriteUrl("partner"))
export const accreditationMarks = Array.from({ length: 4 }, spriteUrl("accreditation"))

export const filmPoster = "/site/film-poster.svg"

/** The company's film: a file of this site with its text track, or a URL of another site, which opens in a new tab. */
export const films: Record<Language, { url: string; track?: string }> = {
  en: { url: "/site/film-en.mp4", track: "/site/film-en.vtt" },
  bn: { url: "/site/film-bn.mp4", track: "/site/film-bn.vtt" },
}
