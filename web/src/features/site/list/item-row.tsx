import type { SiteList } from "contract"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { Logo } from "#site/component/logo.tsx"
import { Button, IconButton } from "#ui/button/button.tsx"
import { StepButton } from "#ui/button/step-button.tsx"
import { classes } from "#ui/class-names.ts"
import { Badge } from "#ui/display/badge.tsx"
import { CloseIcon, WarningIcon } from "#ui/image/icon.tsx"
import { Thumbnail } from "#ui/image/thumbnail.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"
import { ItemFields } from "./item-fields.tsx"
import { listTexts } from "./list-texts.ts"
import { type Item, missingEnglish, nameOf, type Row } from "./use-items.ts"

type ItemRowProps = {
  list: SiteList
  row: Row
  index: number
  count: number
  isOpen: boolean
  hasError: boolean
  /** An English text of the item is. */
  isOutdated: boolean
  errorOf: (field: string) => string | undefined
  onToggle: (isOpen: boolean) => void
  onChange: (item: Item) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

export const rowButtonId = (key: string, button: "up" | "down" | "edit") => `${key}-${button}`

/** An item in its list, with its fields while it is open. */
export function ItemRow({ list, row: { key, item }, index, count, isOpen, hasError, isOutdated, ...on }: ItemRowProps) {
  const { texts, format } = useTextsAndFormat(listTexts)
  const records = useTexts(recordTexts)
  const langOf = useLangOf()
  const name = nameOf(item) || texts.newItem
  const { image, level, isRunning } = item
  const fieldsId = `${key}-fields`
  const english = item.en[Object.keys(item.en)[0] ?? ""]
  return (
    <li
      className={classes("grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-2", isOpen && "lg:col-span-full")}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular min-w-6 text-muted text-sm">{format.number(index + 1)}</span>
        {list === "hero" ? <Thumbnail src={String(image)} /> : <Logo image={String(image ?? "")} className="size-8" />}
        <div className="wrap-anywhere grid min-w-0 grow basis-28 py-1 text-sm">
          <span lang={langOf(name)} className="line-clamp-2 font-semibold">
            {name}
          </span>
          {english && (
            <span lang="en" className="line-clamp-1 text-muted">
              {english}
            </span>
          )}
          <span className="flex flex-wrap gap-1.5 empty:hidden">
            {level !== undefined && <Badge>{texts.levels[level as keyof typeof texts.levels]}</Badge>}
            {isRunning !== undefined && (
              <Badge tone={isRunning ? "success" : "warning"}>
                {isRunning ? texts.states.running : texts.states.upcoming}
              </Badge>
            )}
            {isOutdated && <Badge tone="warning">{texts.outdatedHere}</Badge>}
            {missingEnglish(item) > 0 && <Badge tone="warning">{texts.missingHere}</Badge>}
            {hasError && !isOpen && <WarningIcon className="text-danger" />}
          </span>
        </div>
        <span className="ms-auto flex items-center">
          <StepButton
            id={rowButtonId(key, "up")}
            label={`${records.moveUp}: ${name}`}
            isUp
            isEnd={index === 0}
            onPress={() => on.onMove(-1)}
          />
          <StepButton
            id={rowButtonId(key, "down")}
            label={`${records.moveDown}: ${name}`}
            isEnd={index === count - 1}
            onPress={() => on.onMove(1)}
          />
          <Button
            id={rowButtonId(key, "edit")}
            aria-label={`${isOpen ? texts.close : records.edit}: ${name}`}
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            className="px-3 text-sm"
            onClick={() => on.onToggle(!isOpen)}
          >
            {isOpen ? texts.close : records.edit}
          </Button>
          <IconButton label={`${texts.remove}: ${name}`} onClick={on.onRemove}>
            <CloseIcon />
          </IconButton>
        </span>
      </div>
      <div id={fieldsId} hidden={!isOpen} className="pb-3">
        {isOpen && <ItemFields list={list} item={item} onChange={on.onChange} errorOf={on.errorOf} />}
      </div>
    </li>
  )
}
