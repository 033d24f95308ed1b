import type { FormEvent } from "react"
import { useHref, useNavigate } from "react-router"
import { paths, verificationUrl } from "#paths.ts"
import { exampleNumber } from "#site/certificate.ts"
import { SampleCertificate } from "#site/component/sample-certificate.tsx"
import type { HomeContent } from "#site/en/home.ts"
import { Button, TextLink } from "#ui/button/button.tsx"
import { Section } from "#ui/display/section.tsx"

/** For visitors who have been shown a certificate. A plain form: the number goes into the URL of the verification page. */
export function Certificate({ texts }: { texts: HomeContent["certificate"] }) {
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(verificationUrl(String(new FormData(event.currentTarget).get("no"))))
  }

  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center">
      <Section id="certificate" title={texts.heading} lead={texts.text} className="gap-4">
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
              className="tabular min-h-11 w-full min-w-0 rounded-field border border-line-strong bg-surface px-3 placeholder:text-muted"
            />
            <Button type="submit" className="shrink-0">
              {texts.submit}
            </Button>
          </div>
        </form>
        <p>
          <TextLink to={`${paths.trust}#certificates`}>{texts.link}</TextLink>
        </p>
      </Section>
      <SampleCertificate className="max-sm:hidden" />
    </div>
  )
}
