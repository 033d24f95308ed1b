import { type Course, getSubscriberCounts } from "contract"
import { useRead } from "#api/calls.ts"
import { ToggleSwitch } from "#dashboard/list/toggle-switch.tsx"
import { courseTexts } from "#features/course/texts.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { isOpen } from "./toggles.ts"

/** How many people get a mail when registration for a course opens. */
function useWaiting({ _id, isShow, isDraft }: Course): number {
  const { data } = useRead(getSubscriberCounts)
  // The mails of an open course are on their way.
  return isShow && !isDraft ? 0 : (data?.data.find(({ courseId }) => courseId === _id)?.waiting ?? 0)
}

/** Opening the registration sends mails to those who wait for it, and says so. */
export function RegistrationSwitch({ course }: { course: Course }) {
  const { texts, format } = useTextsAndFormat(courseTexts)
  const waiting = useWaiting(course)
  const count = format.number(waiting)
  const toggle = (
    <ToggleSwitch
      row={course}
      name={course.title}
      toggle={isOpen}
      texts={texts.registrationSwitch}
      consequence={(isOpened) =>
        isOpened && !course.isDraft && waiting > 0 ? texts.mailsGoOut(count, waiting === 1) : undefined
      }
    />
  )
  // A list may have a hundred rows.
  if (waiting === 0) return toggle
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {toggle}
      <span className="whitespace-nowrap text-muted text-xs">{texts.peopleWait(count, waiting === 1)}</span>
    </span>
  )
}
