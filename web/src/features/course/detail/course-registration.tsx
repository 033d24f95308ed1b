import { discountedPrice } from "contract"
import { useRef } from "react"
import type { CourseContent } from "#site/en/course.ts"
import { useContact } from "#site/site-settings.ts"
import { Button, ExternalButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Modal, type ModalHandle } from "#ui/overlay/modal.tsx"
import type { ShownCourse } from "./course-data.ts"
import { RefundNote } from "./course-enrol.tsx"
import { NotifyForm, type Subscribed } from "./notify-form.tsx"

type CourseProps = { course: ShownCourse; texts: CourseContent }

const closedId = "registration-closed"
const buttonStyle = "grow text-lg lg:min-h-12"

/** The main button of a course's page. */
export function Registration({ course, texts, subscribed }: CourseProps & { subscribed: Subscribed }) {
  const links = useContact()
  const closed = useRef<ModalHandle>(null)
  if (course.isShow) return <RegisterLink course={course} texts={texts} />
  return (
    <>
      <Button popoverTarget={closedId} onClick={(event) => closed.current?.open(event)} className={buttonStyle}>
        {texts.closed}
      </Button>
      <Modal ref={closed} id={closedId} title={texts.closedTitle}>
        <p>{texts.closedText}</p>
        <div className="grid gap-2 border-line border-y py-4">
          <h3 className="text-lg">{texts.notify.title}</h3>
          <NotifyForm course={course} texts={texts.notify} subscribed={subscribed} />
        </div>
        {links.emergency && (
          <>
            <p className="text-muted">{texts.closedUrgent}</p>
            <ExternalButton href={links.emergency} className="justify-self-start">
              {texts.emergency}
            </ExternalButton>
          </>
        )}
      </Modal>
    </>
  )
}

export const RegisterLink = ({ course, texts }: CourseProps) => (
  <ExternalButton kind="accent" href={course.registrationLink} className={buttonStyle}>
    {texts.register}
  </ExternalButton>
)

/** What happens after a press of the button, where the form is, and that fees are not refunded. */
export function RegistrationHints({ course, texts, className }: CourseProps & { className: string }) {
  const isFree = discountedPrice(course.price, course.discount) === 0
  return (
    <div className={classes("grid gap-1 text-muted text-sm", className)}>
      <p>{course.isShow ? (isFree ? texts.registerHintFree : texts.registerHint) : texts.closedHint}</p>
      {course.isShow && (
        <p className="wrap-anywhere">
          {texts.formAt} {hostOf(course.registrationLink)}
        </p>
      )}
      {!isFree && <RefundNote texts={texts} />}
    </div>
  )
}

const hostOf = (link: string) => new URL(link).host.replace(/^www\./, "")
