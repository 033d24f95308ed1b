import { type Course, getSubscriberCount } from "contract"
import { fresh, useRead } from "#api/calls.ts"
import { ToggleSwitch } from "#dashboard/list/toggle-switch.tsx"
import { Fact, Facts, RecordSection } from "#dashboard/record/record-section.tsx"
import { RegistrationSwitch } from "#features/course/manage/registration-switch.tsx"
import { onHome } from "#features/course/manage/toggles.ts"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { coursePath } from "#paths.ts"
import { TextLink } from "#ui/button/button.tsx"

/** What visitors see of a course, and who waits for it. */
export function CourseState({ course }: { course: Course }) {
  const texts = useTexts(courseTexts)
  const { route, title, isDraft } = course
  return (
    <RecordSection title={texts.onSite}>
      {isDraft && <p className="text-muted text-sm">{texts.draftHint}</p>}
      <Facts>
        <Fact name={texts.publicPage}>
          <TextLink to={coursePath(route)}>{coursePath(route)}</TextLink>
          {isDraft && <span className="block text-muted text-sm">{texts.draftPage}</span>}
        </Fact>
        <Fact name={texts.home}>
          <ToggleSwitch row={course} name={title} toggle={onHome} texts={texts.homeSwitch} />
        </Fact>
        <Fact name={texts.registration}>
          <RegistrationSwitch course={course} />
        </Fact>
        <Fact name={texts.waiting}>
          <Waiting course={course} />
        </Fact>
      </Facts>
    </RecordSection>
  )
}

/** The subscribers to a mail when registration opens. While it is open, those whose mail is still to be sent. */
function Waiting({ course: { _id: id, isShow, isDraft } }: { course: Course }) {
  const { texts, format } = useTextsAndFormat(courseTexts)
  const { failed } = useTexts(recordPageTexts)
  const { data, isError } = useRead(getSubscriberCount, { params: { id } }, fresh)
  const waiting = data?.data.waiting
  if (waiting === undefined) return <span className="text-muted">{isError ? failed : "…"}</span>
  if (waiting === 0) return <span className="text-muted">{texts.waitingNobody}</span>
  return (
    <>
      {texts.waitingCount(format.number(waiting), waiting === 1)}
      <span className="block text-muted text-sm">{isShow && !isDraft ? texts.waitingOpen : texts.waitingClosed}</span>
    </>
  )
}
