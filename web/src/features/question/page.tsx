import { getCourseCards, getQuestions } from "contract"
import { Link, type LoaderFunctionArgs, useHref, useLoaderData } from "react-router"
import { inLanguage, useTexts } from "#i18n/language.tsx"
import { coursePath, paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { IfReachable } from "#site/component/contact-links.tsx"
import { Head, usePublicUrl } from "#site/component/head.tsx"
import { useContact } from "#site/site-settings.ts"
import { buttonClass } from "#ui/button/button.tsx"
import { PageFrame, Section } from "#ui/display/section.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { TypedName } from "#ui/text/typed-name.tsx"
import { QuestionList, questionCardOf } from "./card.tsx"
import { questionSite } from "./site.ts"

/** General questions, then those of each course; those of a deleted course are not shown. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { read, language } = context.get(loaderContext)
  const [{ data: questions }, { data: courses }] = await Promise.all([read(getQuestions), read(getCourseCards)])
  return [{ _id: "", title: "", route: "" }, ...courses.map((row) => inLanguage(row, language))]
    .map(({ _id, title, route }) => ({
      title,
      route,
      questions: questions.filter(({ course }) => course === _id).map((row) => questionCardOf(row, language)),
    }))
    .filter((group) => group.questions.length > 0)
}

export function Component() {
  const contact = useContact()
  const texts = useTexts(questionSite)
  const groups = useLoaderData<typeof loader>()
  const url = usePublicUrl()(useHref(paths.questions))
  const mainEntity = groups.flatMap(({ questions }) =>
    questions.map(({ _id, question, lines }) => ({
      "@type": "Question",
      url: `${url}#${_id}`,
      name: question,
      acceptedAnswer: { "@type": "Answer", text: lines.join("\n") },
    })),
  )
  const contactLink = (
    <IfReachable>
      <a href={`mailto:${contact.email}`} className={buttonClass("secondary")}>
        {texts.contact}
      </a>
    </IfReachable>
  )
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head
        title={texts.searchTitle}
        description={texts.description}
        jsonLd={mainEntity.length > 0 ? [{ "@type": "FAQPage", mainEntity }] : []}
      />
      {groups.length === 0 ? (
        <EmptyState text={texts.none} action={contactLink} />
      ) : (
        <>
          {groups.map(({ title, route, questions }) => (
            <Section
              key={route}
              id={`questions-${route}`}
              isBeside
              title={
                route ? (
                  <Link to={coursePath(route)} className="underline decoration-line-strong underline-offset-4">
                    <TypedName as="span">{title}</TypedName>
                  </Link>
                ) : (
                  texts.general
                )
              }
            >
              <QuestionList questions={questions} />
            </Section>
          ))}
          <IfReachable>
            <Section
              id="ask"
              title={texts.ask.title}
              lead={texts.ask.text}
              className="border-line border-t pt-8 md:pt-12"
            >
              <p>{contactLink}</p>
            </Section>
          </IfReachable>
        </>
      )}
    </PageFrame>
  )
}
