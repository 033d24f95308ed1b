import type { Language } from "contract"

export type MeasuredPage = { name: string; path: string; isHome: boolean }

const named = { en: "in English", bn: "in Bengali" }
const paths = { home: "", courses: "/courses", course: "/courses/ehp", verify: "/verify-certificate" }

/** URLs that name the language, so that the browser's preferred language does not matter. */
const pagesIn = (language: Language): MeasuredPage[] =>
  Object.entries(paths).map(([name, path]) => ({
    name: `${name} ${named[language]}`,
    path: `/${language}${path}`,
    isHome: path === "",
  }))

export const pagesByLanguage = { en: pagesIn("en"), bn: pagesIn("bn") }
export const measuredPages = [...pagesByLanguage.en, ...pagesByLanguage.bn]
