import type { ReactNode } from "react"
import type { CardTexts } from "#site/en/courses.ts"
import { Badge } from "#ui/badge.tsx"
import { TypedName } from "#ui/typed-name.tsx"
import type { ShownCourse } from "./course-data.ts"
import { Discount, Price } from "./price.tsx"

type CourseHeadProps = { course: ShownCourse; card: CardTexts; category: string; level: string }

export function CourseHead({ course, card, category, level }: CourseHeadProps) {
  return (
    <header className="grid grid-cols-1 content-start gap-4">
      <TypedName as="h1" className="text-pretty text-3xl md:text-4xl">
        {course.title}
      </TypedName>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Fact name={category}>{course.category}</Fact>
        <Fact name={level}>
          <Badge>{card.levels[course.level]}</Badge>
        </Fact>
      </dl>
      {/* On a desktop it stands beside, above the button. */}
      <div className="flex flex-wrap items-center gap-3 lg:hidden print:flex">
        <Price course={course} texts={card} className="text-2xl" />
        <Discount course={course} texts={card} />
      </div>
    </header>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="min-w-0 wrap-anywhere font-semibold">{children}</dd>
    </div>
  )
}
