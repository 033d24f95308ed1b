import type { ReactNode } from "react"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { IconButton } from "#ui/button/button.tsx"
import { Icon } from "#ui/image/icon.tsx"
import { PopoverButton } from "#ui/overlay/popover-button.tsx"

const dots = "M5 12v.01M12 12v.01M19 12v.01"

type ListActionsProps = { actions: ReactNode; create: ReactNode }

/** The buttons of a list. On a phone those beside the create button are in a menu, so that all fit in one row. */
export function ListActions({ actions, create }: ListActionsProps) {
  const { moreActions } = useTexts(recordTexts)
  if (!actions || !create) return <div className="flex flex-wrap gap-3">{actions || create}</div>
  return (
    <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
      <div className="contents max-sm:hidden">{actions}</div>
      {create}
      <div className="max-w-fit sm:hidden">
        <PopoverButton
          title={moreActions}
          align="end"
          trigger={
            <IconButton label={moreActions} className="border border-line-strong bg-surface">
              <Icon shape={dots} width={3} />
            </IconButton>
          }
        >
          {() => (
            <div data-menu="" className="-m-2 grid min-w-44 *:justify-start *:border-transparent *:px-3 [&_svg]:hidden">
              {actions}
            </div>
          )}
        </PopoverButton>
      </div>
    </div>
  )
}
