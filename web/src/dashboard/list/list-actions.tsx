import type { ReactNode } from "react"
import { MoreActions } from "#dashboard/row/more-actions.tsx"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"

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
        <MoreActions label={moreActions} className="border border-line-strong bg-surface">
          {actions}
        </MoreActions>
      </div>
    </div>
  )
}
