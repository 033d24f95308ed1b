import { type Course, type CourseCard, CreateCourse } from "contract"
import { useRef } from "react"
import { truncateText } from "#features/course/summary.ts"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { TextField } from "#ui/form/fields.tsx"
import { useChange } from "#ui/use-change.ts"
import { type CourseContract, type Pair, Wide } from "./course-form.tsx"

/** People do not read longer URLs; the contract accepts longer ones. */
const maxSlugLength = 80

// Invisible characters, such as soft hyphens, are removed without a dash, and so are apostrophes: "women's".
const invisible = /(?![\u200c\u200d])[\p{Cf}'’`´]/gu
const foreignMarks = /(?![\u0980-\u09ff])\p{M}/gu
const strayJoiners = /(?<![\u0980-\u09e3])[\u200c\u200d]|[\u200c\u200d](?![\u0980-\u09e3])/g
const notInRoutes = /[^a-z0-9\u0980-\u09e3\u09e6-\u09f1\u09fc\u09fe\u200c\u200d]+/g

/** A route made of a title, by the contract's rule for routes; empty if no character of the title is allowed. */
export function slugOf(title: string): string {
  const letters = title
    .normalize("NFKD")
    .replace(foreignMarks, "")
    .toLowerCase()
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, "$1")
    .replace(strayJoiners, "")
    .replace(notInRoutes, "-")
  const slug = letters.replace(/^-|-$/g, "")
  const start = truncateText(slug, maxSlugLength, "-")
  // If it is truncated within a word, it must not end with a joiner.
  return start === slug || slug[start.length] === "-" ? start : start.replace(/(?:\u200c|\u200d|\u09cd)+$/, "")
}

/** The slug if it is free, else the first free one of "…-2", "…-3", … */
export function freeSlug(title: string, isTaken: (route: string) => boolean): string {
  const slug = slugOf(title)
  if (!slug || !isTaken(slug)) return slug
  for (let number = 2; ; number++) {
    const numbered = `${slug}-${number}`
    if (!isTaken(numbered)) return numbered
  }
}

type RouteFieldProps = {
  contract: CourseContract
  courses: readonly CourseCard[]
  edited: Course | undefined
  pair: Pair
}

const ownerOf = (route: string, courses: readonly CourseCard[], edited: Course | undefined) =>
  courses.find((course) => course.route === route.normalize("NFC").trim() && course._id !== edited?._id)

/** A route made of this title that no other course has. */
export const freeRoute = (title: string, courses: readonly CourseCard[], edited?: Course) =>
  freeSlug(title, (route) => ownerOf(route, courses, edited) !== undefined)

/** Title and route: the route of a new course follows its title until an admin types another. */
export function RouteField({ contract: { field, setField, form }, courses, edited, pair }: RouteFieldProps) {
  const texts = useTexts(courseTexts)
  const suggested = (title: unknown) => freeRoute(String(title), courses, edited)
  const title = field("title")
  const route = field("route")
  const typed = String(form.watch("route"))
  const owner = ownerOf(typed, courses, edited)
  const isOwn = edited?.route === typed
  const error = route.error ?? (owner && texts.routeTaken(owner.title))
  const free = texts.routeFree(`${paths.courses}/${typed}`)
  const isFree = !owner && !isOwn && CreateCourse.shape.route.safeParse(typed).success

  // The other courses may arrive after the first title.
  const lastSuggested = useRef("")
  useChange(courses, () => {
    const isFollowing = !edited && typed !== "" && typed === lastSuggested.current
    if (isFollowing) suggest(form.getValues("title"))
  })
  function suggest(title: unknown) {
    lastSuggested.current = suggested(title)
    setField("route", lastSuggested.current)
  }

  async function changeTitle(event: Parameters<typeof title.onChange>[0]) {
    const [previousTitle, currentRoute] = [form.getValues("title"), form.getValues("route")]
    const isChanged = title.onChange(event)
    if (!edited && (currentRoute === "" || currentRoute === suggested(previousTitle))) suggest(form.getValues("title"))
    await isChanged
  }
  return (
    <>
      {pair(
        "title",
        <Wide>
          <TextField label={texts.titleField} autoComplete="off" {...title} onChange={changeTitle} />
        </Wide>,
      )}
      <div className="grid min-w-0 content-start gap-1.5 md:col-span-2">
        <TextField
          label={texts.route}
          hint={!edited && <span role="status">{isFree ? free : texts.routeHint}</span>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...route}
          error={error}
        />
        <p role="status" className="wrap-anywhere text-muted text-sm empty:hidden">
          {isFree && edited && `${free} ${texts.routeMoved}`}
          {owner && <span className="sr-only">{texts.routeTaken(owner.title)}</span>}
        </p>
      </div>
    </>
  )
}
