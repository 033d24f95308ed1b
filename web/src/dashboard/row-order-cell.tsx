import { dragRow } from "#dashboard/drag-row.ts"
import { useWords } from "#i18n/language.tsx"
import { recordWords } from "#i18n/screens/records.ts"
import { Icon } from "#ui/icon.tsx"
import { StepButton } from "#ui/step-button.tsx"

const grip = "M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01"

type RowOrderCellProps = {
  id: string
  name: string
  number: string
  place: number
  count: number
  onMove: (place: number, buttonId?: string) => void
}

/** A row's number, and its ways to another place: dragging it, or a step up or down. */
export function RowOrderCell({ id, name, number, place, count, onMove }: RowOrderCellProps) {
  const words = useWords(recordWords)
  const step = (label: string, to: number) => {
    const buttonId = `${id}-${label}`
    const onPress = () => onMove(to, buttonId)
    return { id: buttonId, label: `${label}: ${name}`, onPress, className: "@2xl:h-6 @2xl:w-8" }
  }
  return (
    <div className="-my-1 -me-3 flex items-center justify-end gap-1 @2xl:-ms-2 @2xl:me-0 @2xl:justify-start">
      {/* For the pointer alone: the buttons beside it do the same for everybody. */}
      <span
        aria-hidden="true"
        title={words.drag}
        data-grip=""
        onPointerDown={(event) => dragRow(event, onMove)}
        className="inline-flex size-11 cursor-grab touch-none items-center justify-center rounded-field text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing @2xl:w-8"
      >
        <Icon shape={grip} width={3} />
      </span>
      <span className="tabular min-w-6 text-center">{number}</span>
      <span className="flex @2xl:flex-col">
        <StepButton {...step(words.moveUp, place - 1)} isUp isEnd={place === 0} />
        <StepButton {...step(words.moveDown, place + 1)} isEnd={place === count - 1} />
      </span>
    </div>
  )
}
