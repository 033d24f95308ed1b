import { useCommonTexts } from "#i18n/language.tsx"
import { IconButton } from "#ui/button/button.tsx"
import { Icon } from "#ui/image/icon.tsx"
import { toggleTheme } from "#ui/theme.ts"

const moon = "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"
const sun =
  "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"

/** CSS shows one of the two icons, because the server does not know the user's theme. */
export function ThemeSwitch() {
  const texts = useCommonTexts().header
  return (
    <IconButton label={texts.theme} onClick={toggleTheme} className="noscript:invisible">
      <Icon shape={moon} className="dark:hidden" />
      <Icon shape={sun} className="hidden dark:block" />
    </IconButton>
  )
}
