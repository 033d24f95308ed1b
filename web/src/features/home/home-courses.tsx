import { CourseCard } from "#features/course/card.tsx"
import type { CourseCardData } from "#features/course/card-data.ts"
import { paths } from "#paths.ts"
import type { CardTexts } from "#site/en/courses.ts"
import type { HomeContent } from "#site/en/home.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Section } from "#ui/section.tsx"
import { EmptyState } from "#ui/state.tsx"

type HomeCoursesProps = { texts: HomeContent["courses"]; courses: CourseCardData[]; card: CardTexts }

export function HomeCourses({ texts, courses, card }: HomeCoursesProps) {
  if (courses.length === 0) {
    return (
      <Section id="courses" title={texts.heading}>
        <EmptyState text={texts.empty} action={<ButtonLink to={paths.courses}>{texts.all}</ButtonLink>} />
      </Section>
    )
  }
  return (
    <Section id="courses" title={texts.heading} lead={texts.lead}>
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
    </Section>
  )
}
