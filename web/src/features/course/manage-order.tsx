import type { Course } from "contract"
import { useSpeech } from "#i18n/language.tsx"
import { courseWords } from "#i18n/screens/courses.ts"
import { useWords } from "#i18n/words.ts"
import { IconButton } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { dragRow } from "./manage-drag.ts"

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
  return (
    <div className="-my-1 -me-3 flex items-center justify-end gap-1 @4xl:-ms-2 @4xl:me-0 @4xl:justify-start">
      {/* For the pointer alone: the buttons beside it do the same for everybody. */}
      <span
        aria-hidden="true"
        title={words.drag}
        data-grip=""
        onPointerDown={(event) => dragRow(event, onMove)}
        className="inline-flex size-11 cursor-grab touch-none items-center justify-center rounded-field text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing @4xl:w-8"
      >
        <Icon shape={grip} width={3} />
      </span>
      {number}
      <span className="flex @4xl:flex-col">
        <Step
          course={course}
          label={words.moveUp}
          isEnd={place === 0}
          to={place - 1}
          onMove={onMove}
          className="rotate-180"
        />
        <Step course={course} label={words.moveDown} isEnd={place === count - 1} to={place + 1} onMove={onMove} />
      </span>
    </div>
  )
}

type StepProps = Pick<CourseOrderProps, "course" | "onMove"> & {
  label: string
  to: number
  isEnd: boolean
  className?: string
}

/** At an end of the list it does nothing, but keeps the focus that it has. */
function Step({ course, label, to, isEnd, onMove, className }: StepProps) {
  const id = `${course._id}-${label}`
  return (
    <IconButton
      id={id}
      label={`${label}: ${course.title}`}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onMove(to, id)}
      className="@4xl:h-6 @4xl:w-8 aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon shape={shapes.down} className={className} />
    </IconButton>
  )
}
