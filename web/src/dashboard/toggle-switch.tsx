import { type Toggle, useToggleMutation } from "#api/toggle.ts"
import { useTold } from "#api/told.ts"
import { Switch } from "#ui/switch.tsx"

type ToggleWords = {
  label: (name: string) => string
  done: string
  /** Somebody else was quicker. */
  already: (name: string, isOn: boolean) => string
  failed: string
}

type ToggleSwitchProps<T> = { row: T; name: string; toggle: Toggle<T>; words: ToggleWords }

/** Turns a field of a record on or off, and says so. */
export function ToggleSwitch<T extends { _id: string; updatedAt: string }>(props: ToggleSwitchProps<T>) {
  const { row, name, toggle, words } = props
  const tell = useTold()
  const [change, { isLoading }] = useToggleMutation()
  return (
    <Switch
      label={words.label(name)}
      isOn={row[toggle.field] === true}
      busy={isLoading}
      onChange={(value) =>
        tell(change({ toggle, of: row, value }).unwrap(), {
          done: ({ wasAlready }) => (wasAlready ? words.already(name, value) : words.done),
          failed: words.failed,
        })
      }
    />
  )
}
