import { type ComponentProps, useState } from "react"
import { useControlTexts } from "#i18n/controls.ts"
import { IconButton } from "#ui/button.tsx"
import { classes } from "#ui/class-names.ts"
import { boxLooks, type Described, Frame } from "#ui/field-frame.tsx"
import { EyeIcon, HiddenIcon } from "#ui/icon.tsx"

export function PasswordField({
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & Described) {
  const texts = useControlTexts()
  const [shown, setShown] = useState(false)
  return (
    <Frame {...{ label, hint, error }} id={rest.id} required={rest.required}>
      {(ties) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...ties}
            type={shown ? "text" : "password"}
            className={boxLooks(error, classes("pr-12", className))}
          />
          <IconButton
            label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0"
          >
            {shown ? <HiddenIcon /> : <EyeIcon />}
          </IconButton>
        </div>
      )}
    </Frame>
  )
}
