import type { ComponentProps, ReactNode } from "react"
import { isLatin } from "#i18n/is-latin.ts"
import type { CardTexts } from "#site/en/courses.ts"
import { Badge } from "#ui/badge.tsx"
import { classes } from "#ui/class-names.ts"
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

type TypedNameProps = ComponentProps<"h1"> & { as: "h1" | "h3"; children: string }

/**
 * A heading that people typed. One in Latin letters is set in Hind on a Bengali page too, which fetches them for it: it is
 * the largest line there, and would be the only one in the system's face.
 */
export function TypedName({ as: Heading, className, children, ...rest }: TypedNameProps) {
  const isOther = isLatin(children)
  return (
    <Heading
      {...rest}
      lang={isOther ? "en" : undefined}
      className={classes(
        "wrap-anywhere",
        isOther && '[font-family:"Hind_English","Fallback",system-ui,sans-serif]',
        className,
      )}
    >
      {children}
    </Heading>
  )
}
