import type { Language, Question } from "contract"
import { useEffect } from "react"
import { useLocation } from "react-router"
import { inLanguage, useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { ButtonLink } from "#ui/button/button.tsx"
import { FaqEntry, FaqList } from "#ui/display/faq.tsx"
import { Paragraphs, Section } from "#ui/display/section.tsx"
import { InBengali, useLangOf } from "#ui/text/in-bengali.tsx"
import { textLines } from "#ui/text/lines.ts"
import { questionSite } from "./site.ts"

export function questionCardOf(row: Question, language: Language) {
  const { _id, question, answer } = inLanguage(row, language)
  return { _id, question, lines: textLines(answer) }
}

export type QuestionCardData = ReturnType<typeof questionCardOf>

export function CourseQuestions({ questions }: { questions: readonly QuestionCardData[] }) {
  const texts = useTexts(questionSite)
  if (questions.length === 0) return null
  return (
    <Section id="questions" title={texts.ofCourse}>
      <QuestionList questions={questions} />
      <ButtonLink to={paths.questions} className="justify-self-start print:hidden">
        {texts.all}
      </ButtonLink>
    </Section>
  )
}

/**
 * Each answer has a URL with `#` and its `_id`. The id is on the answer, not on `<details>`, because browsers open a closed
 * `<details>` around the target of a URL by themselves, without script.
 */
export function QuestionList({ questions }: { questions: readonly QuestionCardData[] }) {
  const texts = useTexts(questionSite)
  const langOf = useLangOf()
  const { hash } = useLocation()
  // For the browser a navigation by the router is none, so it does not open the answer.
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1))
    const details = answer?.closest("details")
    if (!details || details.open) return
    details.open = true
    answer?.scrollIntoView()
  }, [hash])
  return (
    <FaqList>
      {questions.map(({ _id, question, lines }) => (
        <FaqEntry key={_id} question={question} lang={langOf(question)}>
          <div id={_id} className="grid scroll-mt-32 justify-items-start gap-2 px-4 pt-2 pb-3 md:px-6">
            <Paragraphs lang={langOf(lines.join(" "))} lines={lines} className="gap-3" />
            <InBengali texts={[question, lines.join(" ")]} />
            <a href={`#${_id}`} className="inline-flex min-h-11 items-center text-muted text-sm underline print:hidden">
              {texts.linkTo}
            </a>
          </div>
        </FaqEntry>
      ))}
    </FaqList>
  )
}
