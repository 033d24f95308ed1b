import { discountedPrice } from "contract"
import { Link } from "react-router"
import { paths } from "#paths.ts"
import { PaymentWays } from "#site/component/payment-ways.tsx"
import type { CourseContent } from "#site/en/course.ts"
import { TextLink } from "#ui/button/button.tsx"
import { Section, Steps } from "#ui/display/section.tsx"
import type { ShownCourse } from "./course-data.ts"

type EnrolmentProps = { course: ShownCourse; texts: CourseContent; paymentWays: readonly { name: string }[] }

/** The steps from the application to the first class, and how one pays. */
export function Enrolment({ course, texts: { enrol }, paymentWays }: EnrolmentProps) {
  const isFree = discountedPrice(course.price, course.discount) === 0
  return (
    <Section id="enrol" title={enrol.title} lead={course.isShow ? undefined : enrol.closedLead}>
      <Steps steps={isFree ? enrol.freeSteps : enrol.steps} />
      {!isFree && (
        <div className="grid gap-2">
          <h3 className="text-lg">{enrol.payTitle}</h3>
          <PaymentWays ways={paymentWays} />
          <p className="text-muted text-sm">{enrol.payText}</p>
          <p>
            <TextLink to={paths.fees}>{enrol.fees}</TextLink>
          </p>
        </div>
      )}
    </Section>
  )
}

/** Beside the button of a course with a fee. */
export function RefundNote({ texts: { enrol } }: { texts: CourseContent }) {
  return (
    <p>
      {enrol.refund}{" "}
      <Link to={`${paths.terms}#refunds`} className="text-brand underline">
        {enrol.terms}
      </Link>
    </p>
  )
}
