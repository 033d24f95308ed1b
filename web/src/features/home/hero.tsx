import { paths } from "#paths.ts"
import type { HomeContent } from "#site/en/home.ts"
import { ButtonLink } from "#ui/button/button.tsx"
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
      <div className="relative mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 px-4 py-4 md:grid-cols-2 md:gap-y-6 md:grid-rows-[auto_1fr] md:px-6 md:py-12 lg:gap-x-12 lg:py-16">
        {/* Aligned to the top: a centred text would shift when the image beside it loads. */}
        <div className="grid gap-4 lg:gap-6">
          <h1 className="text-3xl md:text-4xl lg:text-5xl">{texts.heading}</h1>
          <p className="measure text-muted lg:text-lg">{texts.lead}</p>
          <div className="flex flex-wrap gap-3 max-sm:gap-2 max-sm:*:grow max-sm:*:px-3">
            <ButtonLink kind="accent" to={paths.courses}>
              {texts.courses}
            </ButtonLink>
            <ButtonLink to={paths.verifyCertificate}>{texts.verify}</ButtonLink>
          </div>
        </div>
        <ul className="order-last flex flex-wrap gap-x-4 gap-y-1 text-sm md:order-none md:grid md:content-start">
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
