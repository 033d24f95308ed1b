import { completeLink } from "contract"
import type { ChangeEvent, ComponentProps, FocusEvent } from "react"
import { TextField } from "#ui/form/fields.tsx"

type LinkFieldProps = ComponentProps<typeof TextField> & { complete?: (link: string) => string }

/** A field for a link. A link without `https://` is completed when the field is left, as it would be when it is stored. */
export function LinkField({ complete = completeLink, onBlur, onChange, ...field }: LinkFieldProps) {
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const { target } = event
    const completed = complete(target.value.trim())
    if (completed !== target.value.trim()) {
      target.value = completed
      onChange?.({ ...event, type: "change", target } as ChangeEvent<HTMLInputElement>)
    }
    onBlur?.(event)
  }
  return (
    <TextField
      {...field}
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      onChange={onChange}
      onBlur={handleBlur}
    />
  )
}
