import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from "react"
import { Link } from "react-router"
import { useCommonTexts } from "#i18n/language.tsx"
import { classes } from "#ui/class-names.ts"
import { recoverFocus } from "#ui/focus.ts"
import { Spinner } from "#ui/image/icon.tsx"

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

const kinds = {
  accent: "border-transparent bg-accent text-on-accent hover:bg-accent-hover",
  secondary: "border-line-strong bg-surface text-ink hover:bg-brand-soft",
  // Not filled: it would look like the accent, which is vermilion.
  danger: "border-danger bg-surface text-danger hover:bg-danger-soft",
}

export type ButtonKind = keyof typeof kinds

export function buttonClass(kind: ButtonKind, className?: string) {
  return classes(
    "relative inline-flex min-h-11 items-center justify-center gap-2 rounded-field border px-5 py-1.5 text-center font-semibold leading-snug no-underline disabled:cursor-not-allowed",
    kinds[kind],
    className,
  )
}

type ButtonProps = ComponentProps<"button"> & { kind?: ButtonKind; busy?: boolean }

export function Button({ kind = "secondary", busy = false, className, disabled, children, ref, ...rest }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  useEffect(() => {
    if (!busy) return
    // The button lost the focus when it was disabled.
    return () => recoverFocus(button.current)
  }, [busy])
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classes(buttonClass(kind, className), disabled && !busy && "opacity-55")}
    >
      <ButtonLabel busy={busy}>{children}</ButtonLabel>
    </button>
  )
}

/** The label is transparent while busy, not removed: the button keeps its width and its accessible name. */
export function ButtonLabel({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <>
      <span className={classes("inline-flex items-center gap-2", busy && "opacity-0")}>{children}</span>
      {busy && <Spinner className="absolute" />}
    </>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & { kind?: ButtonKind }

export function ButtonLink({ kind = "secondary", className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(kind, className)} />
}

/** A link in running text. */
export const TextLink = (props: ComponentProps<typeof Link>) => <Link {...props} className="font-semibold text-brand" />

/** A button with only an icon. Its label is the accessible name and the tooltip. */
export function IconButton({ label, className, ...rest }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-field text-muted hover:bg-sunken hover:text-ink",
        className,
      )}
    />
  )
}
