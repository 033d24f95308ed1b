import { classes } from "#ui/class-names.ts"

type SwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void; busy?: boolean }

/** On or off at once. Not disabled while it is being saved, or the keyboard would lose its place. */
export function Switch({ label, isOn, onChange, busy = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={() => !busy && onChange(!isOn)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-field"
    >
      <span
        className={classes(
          "flex h-6 w-11 items-center rounded-full border px-0.5 transition-colors duration-150",
          isOn ? "border-brand bg-brand" : "border-line-strong bg-sunken",
        )}
      >
        <span
          className={classes(
            "size-4.5 rounded-full transition-transform duration-150",
            isOn ? "translate-x-5 bg-on-brand" : "bg-muted",
          )}
        />
      </span>
    </button>
  )
}
