import type { Course } from "contract"
import { useToggle } from "#dashboard/list/toggle-switch.tsx"
import { isDraft } from "#features/course/manage/toggles.ts"
import { courseTexts } from "#features/course/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"

export function PublishButton({ course }: { course: Course }) {
  const texts = useTexts(courseTexts)
  const { publish, unpublish } = texts
  const { isLoading, press } = useToggle({
    ...{ row: course, name: course.title, toggle: isDraft },
    texts: course.isDraft ? publish : unpublish,
  })
  return (
    <Button busy={isLoading} onClick={press} className="mx-3">
      {course.isDraft ? publish.label : unpublish.label}
    </Button>
  )
}
