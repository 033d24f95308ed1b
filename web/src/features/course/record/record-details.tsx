import { type Course, discountedPrice, getSubscriberCount } from "contract"
import { fresh, useRead } from "#api/calls.ts"
import { ToggleSwitch } from "#dashboard/list/toggle-switch.tsx"
import { Fact, Facts, RecordSection } from "#dashboard/record/record-section.tsx"
import { readCurriculum } from "#features/course/curriculum/curriculum.ts"
import { curriculumTexts } from "#features/course/curriculum/curriculum-texts.ts"
import { isOpen, onHome } from "#features/course/manage/toggles.ts"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { recordPageTexts } from "#i18n/screens/record-page.ts"
import { coursePath } from "#paths.ts"
import { ExternalLink, TextLink } from "#ui/button/button.tsx"
import { Paragraphs, Summary } from "#ui/display/section.tsx"
import { Avatar } from "#ui/image/avatar.tsx"
import { textLines } from "#ui/text/lines.ts"

/** The fields of a course, in the order of its form. */
export function CourseDetails({ course }: { course: Course }) {
  const { texts, format } = useTextsAndFormat(courseTexts)
  const { details } = useTexts(recordPageTexts)
  const { route, title, category, price, discount, registrationLink, description, curriculum, index } = course
  return (
    <RecordSection title={details}>
      <Facts>
        <Fact name={texts.publicPage}>
          <TextLink to={coursePath(route)}>{coursePath(route)}</TextLink>
        </Fact>
        <Fact name={texts.price}>
          <span className="tabular">{format.number(price)}</span>
          {discount > 0 && (
            <span className="tabular text-muted">
              {" "}
              {texts.off(format.number(discount))} = {format.number(discountedPrice(price, discount))}
            </span>
          )}
        </Fact>
        <Fact name={texts.category}>{category}</Fact>
        <Fact name={texts.serial}>{format.number(index)}</Fact>
        <Fact name={texts.home}>
          <ToggleSwitch row={course} name={title} toggle={onHome} texts={texts.homeSwitch} />
        </Fact>
        <Fact name={texts.registration}>
          <ToggleSwitch row={course} name={title} toggle={isOpen} texts={texts.registrationSwitch} />
        </Fact>
        <Fact name={texts.waiting}>
          <Waiting course={course} />
        </Fact>
        <Fact name={texts.registrationLink}>
          <ExternalLink href={registrationLink} className="text-brand">
            {registrationLink}
          </ExternalLink>
        </Fact>
        <Fact name={texts.instructor}>
          <Instructor course={course} />
        </Fact>
        <Fact name={texts.startsOn}>{course.startsOn && format.date(course.startsOn)}</Fact>
        <Fact name={texts.duration}>{course.duration}</Fact>
        <Fact name={texts.schedule}>{course.schedule}</Fact>
        <Fact name={texts.hours}>{course.hours > 0 && format.number(course.hours)}</Fact>
        <Fact name={texts.seats}>{course.seats > 0 && format.number(course.seats)}</Fact>
        <Fact name={texts.description} isLong>
          <Paragraphs lines={textLines(description)} className="gap-2" />
        </Fact>
        {(["audience", "prerequisites", "outcomes"] as const).map((name) => (
          <Fact key={name} name={texts[name]} isLong>
            {course[name] && <Paragraphs lines={textLines(course[name])} className="gap-1" />}
          </Fact>
        ))}
        <Fact name={texts.curriculum} isLong>
          {curriculum && <Weeks curriculum={curriculum} />}
        </Fact>
      </Facts>
    </RecordSection>
  )
}

/** The subscribers to a mail when registration opens. While it is open, those whose mail is still to be sent. */
function Waiting({ course: { _id: id, isShow } }: { course: Course }) {
  const { texts, format } = useTextsAndFormat(courseTexts)
  const { failed } = useTexts(recordPageTexts)
  const { data, isError } = useRead(getSubscriberCount, { params: { id } }, fresh)
  const waiting = data?.data.waiting
  if (waiting === undefined) return <span className="text-muted">{isError ? failed : "…"}</span>
  if (waiting === 0) return <span className="text-muted">{texts.waitingNobody}</span>
  return (
    <>
      {texts.waitingCount(format.number(waiting), waiting === 1)}
      <span className="block text-muted text-sm">{isShow ? texts.waitingOpen : texts.waitingClosed}</span>
    </>
  )
}

function Instructor({ course }: { course: Course }) {
  const { instructorName, instructorEmail, instructorPhoto, instructorBio } = course
  return (
    <div className="flex items-start gap-3 py-1">
      <Avatar photo={instructorPhoto} className="size-10" />
      <div className="min-w-0">
        <p className="font-semibold">{instructorName}</p>
        <p className="text-muted text-sm">{instructorEmail}</p>
        <Paragraphs lines={textLines(instructorBio)} className="gap-1 text-sm" />
      </div>
    </div>
  )
}

function Weeks({ curriculum }: { curriculum: string }) {
  const { texts: labels } = useTextsAndFormat(courseTexts)
  const { texts, format } = useTextsAndFormat(curriculumTexts)
  const { points, weeks } = readCurriculum(curriculum)
  return (
    <details className="group">
      <Summary>{labels.showCurriculum}</Summary>
      <div className="grid gap-4 py-2">
        <Paragraphs lines={points} />
        {weeks.map(({ heading, points }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have nothing else to tell them apart
          <div key={index} className="grid gap-1">
            <p className="wrap-anywhere font-semibold">
              {texts.week(format.number(index + 1))} {heading && `· ${heading}`}
            </p>
            <Paragraphs lines={points} />
          </div>
        ))}
      </div>
    </details>
  )
}
