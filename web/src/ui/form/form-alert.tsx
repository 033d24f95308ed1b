import { WarningIcon } from "#ui/image/icon.tsx"

/** The error of a whole form. */
export function FormAlert({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p role="alert" className="flex items-start gap-2 rounded-card border border-danger p-3 text-danger">
      <WarningIcon className="mt-px" />
      {text}
    </p>
  )
}
