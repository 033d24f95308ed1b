import { type Ref, useEffect, useRef, useState } from "react"
import { FilterEditor } from "#dashboard/list/filter-editor.tsx"
import { type FilterValues, isActive, type ListFilter, withoutFilter } from "#dashboard/list/list-filter.ts"
import type { ListState } from "#dashboard/list/list-state.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { listTexts } from "#i18n/screens/list.ts"
import { IconButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { recoverFocus } from "#ui/focus.ts"
import { CloseIcon, Icon } from "#ui/image/icon.tsx"
import { PopoverButton } from "#ui/overlay/popover-button.tsx"

/** A quiet button of a toolbar. */
const toolClass = (className?: string) =>
  classes(
    "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-field border border-transparent px-3 font-semibold text-sm hover:bg-sunken lg:min-h-10",
    className,
  )

const plus = "M12 6v12M6 12h12"

type FiltersProps = Pick<ListState, "filters" | "filterValues" | "onFilter" | "clearFilters">

const activeOf = ({ filters, filterValues }: Pick<FiltersProps, "filters" | "filterValues">) =>
  filters.filter((filter) => isActive(filter, filterValues))

/** The active filters, each as a chip that opens its editor. */
export function FilterChips(props: FiltersProps) {
  const texts = useTexts(listTexts)
  const active = activeOf(props)
  if (active.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={texts.filters} className="contents">
        {active.map((filter) => (
          <Chip key={filter.name} filter={filter} values={props.filterValues} onFilter={props.onFilter} />
        ))}
      </ul>
      <button type="button" onClick={props.clearFilters} className={toolClass("text-brand")}>
        {texts.clearAll}
      </button>
    </div>
  )
}

/** Opens the editor of a filter that is not active yet. */
export function AddFilterButton(props: FiltersProps) {
  const button = useRef<HTMLButtonElement>(null)
  const active = activeOf(props)
  const previousCount = useRef(active.length)
  useEffect(() => {
    // A chip that was removed has taken the focus with it.
    if (active.length < previousCount.current) recoverFocus(button.current)
    previousCount.current = active.length
  }, [active.length])
  const unused = props.filters.filter((filter) => !active.includes(filter))
  return unused.length > 0 && <AddFilter ref={button} filters={unused} onFilter={props.onFilter} />
}

type AddFilterProps = { ref: Ref<HTMLButtonElement>; filters: readonly ListFilter[]; onFilter: ListState["onFilter"] }

function AddFilter({ ref, filters, onFilter }: AddFilterProps) {
  const texts = useTexts(listTexts)
  const [chosen, setChosen] = useState<ListFilter | null>(null)
  return (
    <PopoverButton
      title={chosen?.label ?? texts.addFilter}
      onOpenChange={() => setChosen(null)}
      trigger={
        <button ref={ref} type="button" className={toolClass()}>
          <Icon shape={plus} className="-ms-1" />
          {texts.filter}
        </button>
      }
    >
      {(close) =>
        chosen ? (
          <FilterEditor filter={chosen} values={{}} onFilter={onFilter} onDone={close} hasFocus />
        ) : (
          <ul className="-m-2 grid min-w-44">
            {filters.map((filter) => (
              <li key={filter.name}>
                <button
                  type="button"
                  onClick={() => setChosen(filter)}
                  className="flex min-h-11 w-full items-center rounded-field px-3 text-start hover:bg-sunken"
                >
                  {filter.label}
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </PopoverButton>
  )
}

type ChipProps = { filter: ListFilter; values: FilterValues; onFilter: ListState["onFilter"] }

function Chip({ filter, values, onFilter }: ChipProps) {
  const texts = useTexts(listTexts)
  const value = useValueText(filter, values)
  return (
    <li className="inline-flex max-w-full items-center rounded-field border border-brand bg-brand-soft">
      <PopoverButton
        title={filter.label}
        trigger={
          <button
            type="button"
            title={value}
            className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-field py-1 ps-3 text-start text-sm lg:min-h-10"
          >
            <span className="shrink-0 text-muted">{filter.label}:</span>
            <span className="wrap-anywhere line-clamp-2 min-w-0 max-w-72 font-semibold">{value}</span>
          </button>
        }
      >
        {(close) => <FilterEditor filter={filter} values={values} onFilter={onFilter} onDone={close} />}
      </PopoverButton>
      <IconButton
        label={texts.removeFilter(filter.label)}
        onClick={() => onFilter(withoutFilter(filter))}
        className="lg:size-10"
      >
        <CloseIcon />
      </IconButton>
    </li>
  )
}

function useValueText(filter: ListFilter, values: FilterValues): string {
  const { texts, format } = useTextsAndFormat(listTexts)
  if (filter.kind === "period") {
    const date = (day: string | undefined) => day && format.date(`${day}T00:00:00+06:00`)
    const [first, last] = [date(values.from), date(values.to)]
    if (first && last) return first === last ? first : `${first} – ${last}`
    return first ? texts.since(first) : texts.until(last ?? "")
  }
  const value = values[filter.name] ?? ""
  if (filter.kind === "text") return value
  return filter.choices.find(([choice]) => choice === value)?.[1] ?? value
}
