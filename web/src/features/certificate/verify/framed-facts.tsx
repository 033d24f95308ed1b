import type { ReactNode } from "react"
import { Link } from "react-router"
import { classes } from "#ui/class-names.ts"
import { LatticeFrame } from "#ui/image/lattice.tsx"
import { InBengali, useLangOf } from "#ui/text/in-bengali.tsx"
import type { Fact } from "./facts.ts"

type FramedFactsProps = { isValid: boolean; heading: ReactNode; facts: readonly Fact[]; children: ReactNode }

/** The details of a certificate in an ornamental frame. Frame and seal are backgrounds, but must be printed. */
export function FramedFacts({ isValid, heading, facts, children }: FramedFactsProps) {
  return (
    <div className="break-inside-avoid [print-color-adjust:exact]">
      <LatticeFrame tone={isValid ? "gold" : "muted"}>
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6 p-4 text-center sm:p-6 print:gap-3 print:p-2">
          {heading}
          <dl className="flex w-full flex-wrap justify-center gap-y-5 print:gap-y-2">
            {facts.map((fact) => (
              <FactEntry key={fact.name} fact={fact} isValid={isValid} />
            ))}
          </dl>
          <div className="grid gap-1 text-muted text-sm">{children}</div>
        </div>
      </LatticeFrame>
    </div>
  )
}

const sizes = { name: "font-semibold text-xl", number: "tabular text-xl", state: "font-semibold" }

export function FactEntry({ fact: { name, value, size, to }, isValid }: { fact: Fact; isValid: boolean }) {
  const lang = useLangOf()(value)
  const isWide = size === "name" || size === "number" || value.length > 30
  const className = classes(
    size && sizes[size],
    size === "state" && (isValid ? "text-success" : "text-danger"),
    to && "text-brand underline",
  )
  const shown = { lang, className, children: value }
  return (
    <div className={classes("w-full px-1", !isWide && "sm:w-1/2")}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere">
        {to ? <Link to={to} {...shown} /> : <span {...shown} />}
        {size !== "number" && lang === "bn" && (
          <>
            {" "}
            <InBengali texts={[value]} />
          </>
        )}
      </dd>
    </div>
  )
}
