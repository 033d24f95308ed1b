import { paths } from "#paths.ts"
import type { HomeContent } from "#site/en/home.ts"
import { heroPictures } from "#site/home.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import * as shapes from "#ui/icon-shapes.ts"
import { Lattice } from "#ui/lattice.tsx"
import { Slideshow } from "./slideshow.tsx"

type HeroProps = { texts: HomeContent["hero"]; slideshow: HomeContent["slideshow"] }

export function Hero({ texts, slideshow }: HeroProps) {
  return (
    <div className="relative overflow-hidden border-line border-b">
      <Lattice className="absolute inset-0 text-brand/8" />
      <div className="relative mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 px-4 py-6 md:grid-cols-2 md:grid-rows-[auto_1fr] md:px-6 md:py-12 lg:gap-x-12 lg:py-16">
        {/* From the top: beside a picture that is still to come, a text in the middle would move. */}
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
              <Icon shape={shapes.check} className="text-brand" />
              {fact}
            </li>
          ))}
        </ul>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <Slideshow pictures={heroPictures} texts={slideshow} />
        </div>
      </div>
    </div>
  )
}
