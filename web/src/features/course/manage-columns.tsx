import { type Course, discountedPrice, getCourse, toggleCourseOnHome, toggleCourseOpen } from "contract"
import { Link } from "react-router"
import { ToggleSwitch } from "#dashboard/toggle-switch.tsx"
import { useWordsAndFormat } from "#i18n/language.tsx"
import { courseAddress } from "#paths.ts"
import { Badge } from "#ui/badge.tsx"
import type { Column } from "#ui/table.tsx"
import { courseWords } from "./words.ts"

const onHome = { list: "getCourses", field: "isHomeShow", flip: toggleCourseOnHome, read: getCourse } as const
const isOpen = { list: "getCourses", field: "isShow", flip: toggleCourseOpen, read: getCourse } as const

export function useCourseColumns(): Column<Course>[] {
  const { words, format } = useWordsAndFormat(courseWords)
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
    {
      key: "home",
      heading: words.home,
      cell: (course) => <ToggleSwitch row={course} name={course.title} toggle={onHome} words={words.homeSwitch} />,
    },
    {
      key: "registration",
      heading: words.registration,
      cell: (course) => (
        <ToggleSwitch row={course} name={course.title} toggle={isOpen} words={words.registrationSwitch} />
      ),
    },
  ]
}
