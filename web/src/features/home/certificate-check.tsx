import type { FormEvent } from "react"
import { useHref, useNavigate } from "react-router"
import { paths, verification } from "#paths.ts"
import { exampleNumber } from "#site/certificate.ts"
import type { HomeContent } from "#site/en/home.ts"
import { Button } from "#ui/button.tsx"

/** For whoever came with a certificate in hand. A plain form: the number goes into the address of the page that checks. */
export function CertificateCheck({ texts }: { texts: HomeContent["check"] }) {
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(verification(String(new FormData(event.currentTarget).get("no"))))
  }

  return (
    <section aria-labelledby="check" className="border-line border-b bg-surface">
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-4 px-4 py-8 md:px-6 lg:grid-cols-2 lg:items-end">
        <div className="grid gap-1">
          <h2 id="check" className="text-xl">
            {texts.heading}
          </h2>
          <p className="text-muted">{texts.text}</p>
        </div>
        <form action={useHref(paths.verifyCertificate)} onSubmit={submit} className="grid gap-1.5">
          <label htmlFor="no" className="font-semibold">
            {texts.label}
          </label>
          <div className="flex gap-2">
            <input
              id="no"
              name="no"
              required
              maxLength={200}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={exampleNumber}
              className="tabular min-h-11 w-full min-w-0 rounded-field border border-line-strong bg-paper px-3 placeholder:text-muted"
            />
            <Button type="submit" className="shrink-0">
              {texts.submit}
            </Button>
          </div>
        </form>
      </div>
    </section>
  )
}
