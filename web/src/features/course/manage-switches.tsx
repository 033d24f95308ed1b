import type { Course } from "contract"
import { useTold } from "#api/told.ts"
import { courseWords } from "#i18n/screens/courses.ts"
import { useWords } from "#i18n/words.ts"
import { Switch } from "#ui/switch.tsx"
import { useChangeHomeVisibilityMutation, useChangeRegistrationMutation } from "./api.ts"

export function HomeSwitch({ course: { _id: id, title, isHomeShow } }: { course: Course }) {
  const words = useWords(courseWords)
  const tell = useTold()
  const [change, { isLoading }] = useChangeHomeVisibilityMutation()
  return (
    <Switch
      label={words.homeOf(title)}
      isOn={isHomeShow}
      busy={isLoading}
      onChange={(isOn) =>
        tell(change({ id, isOn }).unwrap(), { done: words.visibilityChanged, failed: words.visibilityFailed })
      }
    />
  )
}

export function RegistrationSwitch({ course: { _id: id, title, isShow } }: { course: Course }) {
  const words = useWords(courseWords)
  const tell = useTold()
  const [change, { isLoading }] = useChangeRegistrationMutation()
  return (
    <Switch
      label={words.registrationOf(title)}
      isOn={isShow}
      busy={isLoading}
      onChange={(isOn) =>
        tell(change({ id, isOn }).unwrap(), { done: words.registrationChanged, failed: words.registrationFailed })
      }
    />
  )
}
