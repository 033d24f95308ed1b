import type { CourseCardData } from "#features/course/card.tsx"
import { CourseCard } from "#features/course/card.tsx"
import { ServiceCard } from "#features/services/card.tsx"
import { paths } from "#paths.ts"
import type { CardTexts } from "#site/en/courses.ts"
import type { HomeContent } from "#site/en/home.ts"
import { accreditationMarks, partnerMarks } from "#site/home.ts"
import { services } from "#site/services.ts"
import { ButtonLink } from "#ui/button.tsx"
import { MarkPicture } from "#ui/mark-picture.tsx"
import { Section } from "#ui/section.tsx"
import { EmptyState } from "#ui/state.tsx"

type HomeCoursesProps = { texts: HomeContent["courses"]; courses: CourseCardData[]; card: CardTexts }

export function HomeCourses({ texts, courses, card }: HomeCoursesProps) {
  const isEmpty = courses.length === 0
  return (
    <Section id="courses" title={texts.heading} lead={isEmpty ? undefined : texts.lead}>
      {isEmpty ? (
        <EmptyState text={texts.empty} action={<ButtonLink to={paths.courses}>{texts.all}</ButtonLink>} />
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {courses.map((course) => (
              <li key={course.route}>
                <CourseCard course={course} texts={card} />
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.courses} className="justify-self-start">
            {texts.all}
          </ButtonLink>
        </>
      )}
    </Section>
  )
}

export function HomeServices({ texts }: { texts: HomeContent["services"] }) {
  return (
    <Section id="services" title={texts.heading} lead={texts.lead}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {services.map((service) => {
          const { heading, text } = texts.cards[service.kind]
          return (
            <ServiceCard
              key={heading}
              service={service}
              title={heading}
              text={text}
              texts={texts}
              className="bg-paper"
            />
          )
        })}
      </ul>
      <ButtonLink to={paths.services} className="justify-self-start">
        {texts.all}
      </ButtonLink>
    </Section>
  )
}

export function Partners({ texts }: { texts: HomeContent["partners"] }) {
  return (
    <Section id="partners" title={texts.heading} lead={texts.lead}>
      <ul className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-line bg-line">
        {texts.names.map((name, index) => (
          <li
            key={name}
            className="flex flex-col items-center justify-center gap-2 bg-surface px-2 py-5 text-center text-sm leading-snug md:flex-row md:gap-4 md:py-6 md:text-base"
          >
            <MarkPicture href={partnerMarks[index] ?? ""} className="size-12 shrink-0 text-brand" />
            <span className="min-w-0 md:w-36 md:text-left">{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Accreditations({ texts }: { texts: HomeContent["accreditations"] }) {
  return (
    <Section id="accreditation" title={texts.heading} lead={texts.lead}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {texts.items.map(({ name, text }, index) => (
          <li
            key={name}
            className="flex items-center gap-4 rounded-card border border-line bg-surface p-6 lg:flex-col lg:items-start"
          >
            <MarkPicture href={accreditationMarks[index] ?? ""} className="size-16 shrink-0 text-brand" />
            <div className="grid gap-1">
              <h3 className="leading-snug">{name}</h3>
              <p className="text-muted text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
