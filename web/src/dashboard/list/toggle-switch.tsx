import { useActionToast } from "#api/action-toast.ts"
import { type Toggle, useToggleMutation } from "#api/toggle.ts"
import { offerUndo, undoToastOptions } from "#dashboard/delete/undo.tsx"
import { classes } from "#ui/class-names.ts"

type ToggleTexts = {
  done: string
  /** What the record is now, below `done`. */
  now?: (name: string, isOn: boolean) => string
  /** Shown if another user has set the value first. */
  already: (name: string, isOn: boolean) => string
  failed: string
}

type ToggleProps<T> = {
  row: T
  name: string
  toggle: Toggle<T>
  texts: ToggleTexts
  /** What follows from the change, for the toast. */
  consequence?: ((isOn: boolean) => string | undefined) | undefined
}

/** Sets a boolean field of a record to its other value, with a toast. */
export function useToggle<T extends { _id: string; updatedAt: string }>(props: ToggleProps<T>) {
  const { row, name, toggle, texts, consequence } = props
  const toastAction = useActionToast()
  const [change, { isLoading }] = useToggleMutation()
  const isOn = row[toggle.field] === true

  function press() {
    // Not disabled while saving, or the switch would lose the keyboard focus.
    if (isLoading) return
    const options = undoToastOptions(texts.done, row._id)
    void toastAction(change({ toggle, row, value: !isOn }).unwrap(), {
      ...options,
      done: ({ wasAlready, data }) => {
        if (wasAlready) return texts.already(name, !isOn)
        const revert = () => change({ toggle, row: data, value: isOn, isUndo: true }).unwrap()
        const changed = texts.now?.(name, !isOn) ?? name
        return offerUndo({ ...options, message: texts.done, name: changed, note: consequence?.(!isOn), revert })
      },
      failed: texts.failed,
    })
  }
  return { isOn, isLoading, press }
}

type ToggleSwitchProps<T> = ToggleProps<T> & { texts: { label: (name: string) => string } }

export function ToggleSwitch<T extends { _id: string; updatedAt: string }>(props: ToggleSwitchProps<T>) {
  const { isOn, isLoading, press } = useToggle(props)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={props.texts.label(props.name)}
      aria-busy={isLoading || undefined}
      onClick={press}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-field lg:min-h-9"
    >
      {/* Its knob is no element, because a list may have a hundred rows. */}
      <span
        className={classes(
          "flex h-6 w-11 items-center rounded-full border px-0.5 transition-colors duration-150",
          "before:size-4.5 before:rounded-full before:transition-transform before:duration-150",
          isOn
            ? "border-brand bg-brand before:translate-x-5 before:bg-on-brand"
            : "border-line-strong bg-sunken before:bg-muted",
        )}
      />
    </button>
  )
}
