import type { FormEvent } from "react"
import { useHref, useNavigate } from "react-router"
import { paths, verificationUrl } from "#paths.ts"
import { exampleNumber } from "#site/certificate.ts"
import type { HomeContent } from "#site/en/home.ts"
import { Button, ButtonLink } from "#ui/button/button.tsx"
import { CheckIcon } from "#ui/image/icon.tsx"
import { Lattice } from "#ui/image/lattice.tsx"
import { type HeroImage, Slideshow } from "./slideshow.tsx"

type HeroProps = {
  texts: HomeContent["hero"]
  slideshow: HomeContent["slideshow"]
  images: readonly HeroImage[]
}

export function Hero({ texts, slideshow, images }: HeroProps) {
  return (
    <div className="relative overflow-hidden border-line border-b">
      <Lattice className="absolute inset-0 text-brand/8" />
      <div className="relative mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 px-4 py-6 md:grid-cols-2 md:grid-rows-[auto_1fr] md:px-6 md:py-12 lg:gap-x-12 lg:py-16">
        {/* Aligned to the top: a centred text would shift when the image beside it loads. */}
        <div className="grid gap-4 lg:gap-6">
          <h1 className="text-3xl md:text-4xl lg:text-5xl">{texts.heading}</h1>
          <p className="measure text-muted lg:text-lg">{texts.lead}</p>
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            <ButtonLink kind="accent" to={paths.courses}>
              {texts.courses}
            </ButtonLink>
            <ButtonLink to={paths.verifyCertificate}>{texts.verify}</ButtonLink>
          </div>
        </div>
        <ul className="order-last grid content-start gap-1 text-sm md:order-none">
          {texts.facts.map((fact) => (
            <li key={fact} className="flex items-center gap-1.5">
              <CheckIcon className="text-brand" />
              {fact}
            </li>
          ))}
        </ul>
        {images.length > 0 && (
          <div className="md:col-start-2 md:row-span-2 md:row-start-1">
            <Slideshow images={images} texts={slideshow} />
          </div>
        )}
      </div>
    </div>
  )
}

/** For visitors who want to verify a certificate. A plain form: the number goes into the URL of the verification page. */
export function CertificateCheck({ texts }: { texts: HomeContent["check"] }) {
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(verificationUrl(String(new FormData(event.currentTarget).get("no"))))
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
