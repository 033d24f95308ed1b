import { type Toggle, useToggleMutation } from "#api/toggle.ts"
import { useTold } from "#api/told.ts"
import { Switch } from "#ui/switch.tsx"

type ToggleSwitchProps<T> = {
  row: T
  toggle: Toggle<T>
  label: string
  changed: string
  /** Somebody else was quicker. */
  already: (isOn: boolean) => string
  failed: string
}

/** Turns a field of a record on or off, and says so. */
export function ToggleSwitch<T extends { _id: string; updatedAt: string }>(props: ToggleSwitchProps<T>) {
  const { row, toggle, label, changed, already, failed } = props
  const tell = useTold()
  const [change, { isLoading }] = useToggleMutation()
  return (
    <Switch
      label={label}
      isOn={row[toggle.field] === true}
      busy={isLoading}
      onChange={(value) =>
        tell(change({ toggle, of: row, value }).unwrap(), {
          done: ({ wasAlready }) => (wasAlready ? already(value) : changed),
          failed,
        })
      }
    />
  )
}
