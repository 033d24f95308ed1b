import type { Course } from "contract"
import { useSpeech } from "#i18n/language.tsx"
import { useWords } from "#i18n/words.ts"
import { Icon } from "#ui/icon.tsx"
import { dragRow } from "./manage-drag.ts"
import { Step } from "./manage-step.tsx"
import { courseWords } from "./words.ts"

const grip = "M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01"

type CourseOrderProps = {
  course: Course
  serial: number
  place: number
  count: number
  /** Off while the list is filtered: a place among those that are shown is no place in the list. */
  isOff: boolean
  onMove: (place: number, byButton?: string) => void
}

/** A course's serial, and its ways to another place: dragging it, or a step up or down. */
export function CourseOrder({ course, serial, place, count, isOff, onMove }: CourseOrderProps) {
  const words = useWords(courseWords)
  const { format } = useSpeech()
  const number = <span className="tabular min-w-6 text-center">{format.number(serial)}</span>
  if (isOff || count < 2) return number
  const step = (label: string, to: number) => {
    const id = `${course._id}-${label}`
    return { id, label: `${label}: ${course.title}`, onPress: () => onMove(to, id), className: "@2xl:h-6 @2xl:w-8" }
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
      {number}
      <span className="flex @2xl:flex-col">
        <Step {...step(words.moveUp, place - 1)} isUp isEnd={place === 0} />
        <Step {...step(words.moveDown, place + 1)} isEnd={place === count - 1} />
      </span>
    </div>
  )
}
