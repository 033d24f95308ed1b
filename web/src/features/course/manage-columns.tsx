import { type Course, discountedPrice } from "contract"
import { Link } from "react-router"
import { useTold } from "#api/told.ts"
import type { Format } from "#i18n/format.ts"
import { useWords } from "#i18n/language.tsx"
import { courseAddress } from "#paths.ts"
import { Badge } from "#ui/badge.tsx"
import { Switch } from "#ui/switch.tsx"
import type { Column } from "#ui/table.tsx"
import { useChangeHomeVisibilityMutation, useChangeRegistrationMutation } from "./api.ts"
import { courseWords } from "./words.ts"

type Words = (typeof courseWords)["en"] | (typeof courseWords)["bn"]

export function courseColumns(words: Words, format: Format): Column<Course>[] {
  return [
    {
      key: "title",
      heading: words.course,
      wide: true,
      cell: ({ title, route, category, level }) => (
        <div className="grid gap-1 @2xl:min-w-36 @4xl:min-w-48">
          <Link to={courseAddress(route)} className="wrap-anywhere line-clamp-3 font-semibold text-ink">
            {title}
          </Link>
          <span className="flex flex-wrap items-center gap-2 text-muted text-sm">
            <span className="wrap-anywhere line-clamp-2 min-w-0">{category}</span>
            <Badge>{words.levels[level]}</Badge>
          </span>
        </div>
      ),
    },
    {
      key: "instructor",
      heading: words.instructor,
      cell: ({ instructorName }) => <span className="wrap-anywhere line-clamp-3 @2xl:min-w-20">{instructorName}</span>,
    },
    {
      key: "price",
      heading: words.price,
      cell: ({ price, discount }) => (
        <div className="grid gap-1">
          <span className="tabular">{format.number(price)}</span>
          {discount > 0 && (
            <span className="whitespace-nowrap text-brand text-sm">
              {discountedPrice(price, discount) === 0 && `${words.free}, `}
              {words.off(format.number(discount))}
            </span>
          )}
        </div>
      ),
    },
    { key: "home", heading: words.home, cell: (course) => <HomeSwitch course={course} /> },
    { key: "registration", heading: words.registration, cell: (course) => <RegistrationSwitch course={course} /> },
  ]
}

function HomeSwitch({ course }: { course: Course }) {
  const words = useWords(courseWords)
  const tell = useTold()
  const [change, { isLoading }] = useChangeHomeVisibilityMutation()
  return (
    <Switch
      label={words.homeOf(course.title)}
      isOn={course.isHomeShow}
      busy={isLoading}
      onChange={(isOn) =>
        tell(change({ of: course, value: isOn }).unwrap(), {
          done: ({ wasAlready }) => (wasAlready ? words.homeAlready(course.title, isOn) : words.visibilityChanged),
          failed: words.visibilityFailed,
        })
      }
    />
  )
}

function RegistrationSwitch({ course }: { course: Course }) {
  const words = useWords(courseWords)
  const tell = useTold()
  const [change, { isLoading }] = useChangeRegistrationMutation()
  return (
    <Switch
      label={words.registrationOf(course.title)}
      isOn={course.isShow}
      busy={isLoading}
      onChange={(isOn) =>
        tell(change({ of: course, value: isOn }).unwrap(), {
          done: ({ wasAlready }) =>
            wasAlready ? words.registrationAlready(course.title, isOn) : words.registrationChanged,
          failed: words.registrationFailed,
        })
      }
    />
  )
}
