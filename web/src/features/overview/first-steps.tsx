import type { FirstStep, Overview } from "contract"
import { Link } from "react-router"
import { createUrl } from "#dashboard/feature.ts"
import { sectionPaths } from "#dashboard/section-paths.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { Progress } from "#ui/display/progress.tsx"
import { CheckIcon, RightIcon } from "#ui/image/icon.tsx"
import { firstStepTexts } from "./first-step-texts.ts"
import { Part } from "./part.tsx"

const links: Record<FirstStep, string> = {
  password: paths.changePassword,
  contact: sectionPaths.contact,
  signature: paths.signatory,
  colleague: createUrl(paths.allUsers),
  course: createUrl(paths.manageCourses),
  payment: sectionPaths.paymentWays,
}

/** What a new site needs before it opens. Gone when all of it is done. */
export function FirstSteps({ overview: { firstSteps, unsavedSections } }: { overview: Overview }) {
  const { texts, format } = useTextsAndFormat(firstStepTexts)
  if (firstSteps.length === 0) return null
  const done = firstSteps.filter(({ isDone }) => isDone).length
  const to = (step: FirstStep) =>
    step === "contact" && !unsavedSections.includes("contact") ? sectionPaths.legal : links[step]
  return (
    <Part title={texts.title}>
      <Progress
        label={texts.progress(format.number(done), format.number(firstSteps.length))}
        share={done / firstSteps.length}
        className="max-w-md"
      />
      <ol className="grid gap-x-6 rounded-card border border-line bg-surface px-4 py-2 sm:grid-cols-2 xl:grid-cols-3">
        {firstSteps.map(({ step, isDone }) => (
          <li key={step} className="min-w-0">
            {isDone ? (
              <span className="flex min-h-11 items-center gap-2 py-1 text-muted">
                <CheckIcon className="shrink-0 text-success" />
                {texts.steps[step]}
                <span className="sr-only">: {texts.done}</span>
              </span>
            ) : (
              <Link
                to={to(step)}
                className="flex min-h-11 items-center gap-2 rounded-field py-1 font-semibold text-brand underline-offset-4 hover:underline"
              >
                <RightIcon className="shrink-0" />
                {texts.steps[step]}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}
