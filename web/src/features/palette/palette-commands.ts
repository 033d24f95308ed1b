import { actingRole, mayCall, type User } from "contract"
import { useLogout } from "#api/own-account.ts"
import { createUrl } from "#dashboard/feature.ts"
import { screensFor } from "#dashboard/screens.ts"
import { records, screens } from "#features/registry.ts"
import { useI18n } from "#i18n/language.tsx"
import { shellTexts } from "#i18n/screens/shell.ts"
import { isDarkTheme, toggleTheme } from "#ui/theme.ts"
import type { PaletteResult } from "./palette-result.ts"

export const commandList = "commands"

/** A command is also found by its words in the other language. */
export type Command = PaletteResult & { words: string }

/** The commands of the palette, besides opening pages and records. */
export function usePaletteCommands(user: User): Command[] {
  const { language } = useI18n()
  const logout = useLogout()
  const command = (key: string, label: Record<"en" | "bn", string>, action: Pick<PaletteResult, "to" | "run">) => ({
    key,
    list: commandList,
    title: label[language],
    detail: "",
    words: `${label.en}\n${label.bn}`,
    ...action,
  })
  const { en, bn } = shellTexts
  const own = new Set(screensFor(screens, user).map(({ path }) => path))
  const theme = isDarkTheme() ? "toLight" : "toDark"
  return [
    ...records.flatMap(({ kind, path, createCommand, createNeeds }) =>
      createCommand && own.has(path) && (!createNeeds || mayCall(actingRole(user), createNeeds))
        ? [command(kind, createCommand, { to: createUrl(path) })]
        : [],
    ),
    command("theme", { en: en.commands[theme], bn: bn.commands[theme] }, { run: toggleTheme }),
    command("logout", { en: en.commands.logout, bn: bn.commands.logout }, { run: logout }),
  ]
}
