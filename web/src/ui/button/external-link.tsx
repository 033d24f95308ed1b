import type { ComponentProps } from "react"
import { useCommonTexts } from "#i18n/language.tsx"
import { type ButtonKind, buttonClass } from "#ui/button/button.tsx"

/** A link to another site opens in a new tab and announces this to screen readers. Renders nothing without a URL. */
export function ExternalLink({ children, ...rest }: ComponentProps<"a"> & { href: string }) {
  const { ui } = useCommonTexts()
  if (rest.href === "") return null
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> ({ui.newTab})</span>
    </a>
  )
}

type ExternalButtonProps = ComponentProps<typeof ExternalLink> & { kind?: ButtonKind }

export function ExternalButton({ kind = "secondary", className, ...rest }: ExternalButtonProps) {
  return <ExternalLink {...rest} className={buttonClass(kind, className)} />
}
