import { completeLink } from "contract"
import type { ChangeEvent, ComponentProps, FocusEvent } from "react"
import { TextField } from "#ui/form/fields.tsx"

type LinkInput = {
  complete?: ((link: string) => string) | undefined
  onBlur?: ComponentProps<"input">["onBlur"] | undefined
  onChange?: ComponentProps<"input">["onChange"] | undefined
}

/** For an input of a link. A link without `https://` is completed when the field is left, as it would be when it is stored. */
export function linkInput({ complete = completeLink, onBlur, onChange }: LinkInput) {
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const { target } = event
    const completed = complete(target.value.trim())
    if (completed !== target.value.trim()) {
      target.value = completed
      onChange?.({ ...event, type: "change", target } as ChangeEvent<HTMLInputElement>)
    }
    onBlur?.(event)
  }
  return {
    type: "url",
    inputMode: "url",
    autoComplete: "off",
    autoCapitalize: "none",
    onChange,
    onBlur: handleBlur,
  } as const
}

export function LinkField({ onBlur, onChange, ...field }: ComponentProps<typeof TextField>) {
  return <TextField {...field} {...linkInput({ onBlur, onChange })} />
}
