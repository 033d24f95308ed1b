/** Every page is shown at the widths of a phone, a tablet and a desktop, in both languages and both themes. */
export const widths = [360, 768, 1440] as const
export const languages = ["en", "bn"] as const
export const themes = ["light", "dark"] as const

export type Variant = { width: number; language: (typeof languages)[number]; theme: (typeof themes)[number] }

export const variants: Variant[] = widths.flatMap((width) =>
  languages.flatMap((language) => themes.map((theme) => ({ width, language, theme }))),
)

const heights: Record<number, number> = { 360: 780, 768: 1024, 1440: 900 }
export const viewportOf = (width: number) => ({ width, height: heights[width] ?? 900 })

export const nameOf = ({ width, language, theme }: Variant) => `${width}-${language}-${theme}`
