import { type CertificateInput, type CreateCertificate, today } from "contract"
import { type ComponentProps, useId, useState } from "react"
import type { ContractForm } from "#api/form/contract-form.ts"
import { browserStorage } from "#browser-storage.ts"
import { certificateTexts } from "#features/certificate/texts.ts"
import { useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { TextField } from "#ui/form/fields.tsx"
import { DownIcon } from "#ui/image/icon.tsx"

export type Contract = ContractForm<CertificateInput, CreateCertificate>

export const optionalFields = ["latinName", "mark", "issuedOn", "expiresOn", "hours", "skills"] as const

const storageKey = "certificate-more-fields"

type MoreFieldsProps<Name extends OptionalField> = Pick<
  OptionalFieldsProps<Name>,
  "names" | "optional" | "warnings"
> & {
  /** They are shown if one of these is not empty. */
  values: readonly unknown[]
  errorOf: (name: Name) => string | undefined
}

/** The optional fields. Once opened they stay open for later certificates. One with a value or an error opens them too. */
export function MoreFields<Name extends OptionalField>(props: MoreFieldsProps<Name>) {
  const { names, values, optional, warnings, errorOf } = props
  const texts = useTexts(certificateTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(browserStorage.get(storageKey) !== null)
  const isNeeded = values.some(Boolean) || names.some((name) => errorOf(name))
  if (isNeeded && !isOpen) setOpen(true)

  function toggle() {
    browserStorage.set(storageKey, isOpen ? null : "1")
    setOpen(!isOpen)
  }
  return (
    <>
      <div>
        <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} disabled={isNeeded} onClick={toggle}>
          {texts.moreFields}
          <DownIcon className={classes(isOpen && "rotate-180")} />
        </Button>
      </div>
      {isOpen && (
        <div id={id} className="grid items-start gap-5 sm:grid-cols-2">
          <OptionalFields names={names} optional={optional} warnings={warnings} issuedOnHint={texts.issuedOnHint} />
        </div>
      )}
    </>
  )
}

type OptionalField = (typeof optionalFields)[number]

type OptionalFieldsProps<Name extends OptionalField> = {
  names: readonly Name[]
  /** The field's registration in its form. */
  optional: (name: Name) => Partial<ComponentProps<typeof TextField>>
  warnings: { [Field in OptionalField]?: string }
  /** The meaning of a blank day of issue. */
  issuedOnHint: string
}

export function OptionalFields<Name extends OptionalField>(props: OptionalFieldsProps<Name>) {
  const { names, optional, warnings, issuedOnHint } = props
  const texts = useTexts(certificateTexts)
  return names.map((name) => (
    <TextField
      key={name}
      label={texts[name]}
      hint={name === "issuedOn" ? issuedOnHint : texts[`${name}Hint`]}
      type={name.endsWith("On") ? "date" : "text"}
      max={name === "issuedOn" ? today() : undefined}
      inputMode={name === "hours" ? "numeric" : undefined}
      autoComplete="off"
      warning={warnings[name]}
      {...optional(name)}
    />
  ))
}
