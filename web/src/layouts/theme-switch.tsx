import { useTexts } from "#i18n/language.tsx"
import { themeKey } from "#theme.ts"
import { IconButton } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"

/** Which of the two pictures shows is the style sheet's work: the server does not know the reader's theme. */
export function ThemeSwitch() {
  const texts = useTexts().header
  return (
    <IconButton label={texts.theme} onClick={turnTheme}>
      <Icon shape={shapes.moon} className="dark:hidden" />
      <Icon shape={shapes.sun} className="hidden dark:block" />
    </IconButton>
  )
}

function turnTheme() {
  const { dataset } = document.documentElement
  const isDark = (dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark"
  dataset.theme = isDark ? "light" : "dark"
  try {
    localStorage.setItem(themeKey, dataset.theme)
  } catch {
    // The choice holds until the page is left.
  }
}
