import { browserStorage } from "#browser-storage.ts"

const themeKey = "theme"

/** Runs in the head, before the first paint, so that a dark page never flashes white. */
export const themeScript = `try{const t=localStorage.getItem("${themeKey}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`

/** The chosen theme, or that of the system. */
export function isDarkTheme(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches
}

export function toggleTheme() {
  const theme = isDarkTheme() ? "light" : "dark"
  document.documentElement.dataset.theme = theme
  browserStorage.set(themeKey, theme)
}
