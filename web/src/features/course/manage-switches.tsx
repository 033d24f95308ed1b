import type { Course } from "contract"
import { useTold } from "#api/told.ts"
import { useWords } from "#i18n/language.tsx"
import { Switch } from "#ui/switch.tsx"
import { useChangeHomeVisibilityMutation, useChangeRegistrationMutation } from "./api.ts"
import { courseWords } from "./words.ts"

export function HomeSwitch({ course }: { course: Course }) {
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

export function RegistrationSwitch({ course }: { course: Course }) {
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
