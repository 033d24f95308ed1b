import type { ReactNode } from "react"
import { paths } from "#paths.ts"
import type { HomeContent } from "#site/en/home.ts"
import { images } from "#site/images.ts"
import { useContact } from "#site/site-settings.ts"
import { ButtonLink, ExternalButton } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Fold } from "#ui/display/fold.tsx"
import { Section } from "#ui/display/section.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"
import { TypedText } from "#ui/text/typed-text.tsx"

type Texts = HomeContent["ambassador"]
type LocalInstitution = { name: string; district: string }
type AmbassadorsProps = { texts: Texts; universities: LocalInstitution[]; colleges: LocalInstitution[] }

export function Ambassadors({ texts, universities, colleges }: AmbassadorsProps) {
  const links = useContact()
  const isEmpty = universities.length + colleges.length === 0
  return (
    <Section id="ambassadors" title={isEmpty ? texts.headingFirst : texts.heading} lead={texts.text}>
      {isEmpty ? (
        <>
          <p className="flex flex-wrap gap-3 empty:hidden">
            <ExternalButton href={links.universityAmbassador}>{texts.joinUniversity}</ExternalButton>
            <ExternalButton href={links.collegeAmbassador}>{texts.joinCollege}</ExternalButton>
          </p>
          <Femina texts={texts.femina} className="md:grid-cols-2" textClass="md:justify-center" />
        </>
      ) : (
        <>
          <div className="grid grid-cols-1 gap-1 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
            <InstitutionCard title={texts.universities} institutions={universities}>
              <ExternalButton href={links.universityAmbassador}>{texts.joinUniversity}</ExternalButton>
            </InstitutionCard>
            <InstitutionCard title={texts.colleges} institutions={colleges}>
              <ExternalButton href={links.collegeAmbassador}>{texts.joinCollege}</ExternalButton>
            </InstitutionCard>
            <Femina
              texts={texts.femina}
              className="md:col-span-2 md:grid-cols-2 lg:col-span-1 lg:grid-cols-1 lg:grid-rows-[auto_1fr]"
              textClass="md:max-lg:justify-center lg:*:even:mb-auto"
            />
          </div>
          <ButtonLink to={paths.cyberDefenders} className="justify-self-start">
            {texts.all}
          </ButtonLink>
        </>
      )}
    </Section>
  )
}

function InstitutionCard({
  title,
  institutions,
  children,
}: {
  title: string
  institutions: LocalInstitution[]
  children: ReactNode
}) {
  const langOf = useLangOf()
  if (institutions.length === 0) return null
  return (
    <div className="flex flex-col items-start border-line border-b pb-1 md:gap-4 md:rounded-card md:border md:bg-paper md:p-6">
      <Fold heading={<h3 className="text-xl">{title}</h3>} className="w-full">
        <ol className="divide-y divide-line border-line border-t md:mt-4">
          {institutions.map(({ name, district }) => (
            <li key={`${name} ${district}`} className="wrap-anywhere py-2">
              <TypedText text={name} />
              <span lang={langOf(district)} className="block text-muted text-sm">
                {district}
              </span>
            </li>
          ))}
        </ol>
        <p className="pt-4">{children}</p>
      </Fold>
    </div>
  )
}

function Femina({ texts, className, textClass }: { texts: Texts["femina"]; className: string; textClass: string }) {
  return (
    <div className={classes("deep grid content-start overflow-hidden rounded-card max-md:mt-3", className)}>
      <img
        src={images.femina}
        alt=""
        width={1200}
        height={900}
        loading="lazy"
        className="aspect-4/3 h-full w-full bg-sunken object-cover max-md:hidden"
      />
      <div className={classes("flex flex-col items-start gap-2 p-4 md:gap-4 md:p-6", textClass)}>
        <h3 className="text-xl">{texts.heading}</h3>
        <p className="text-muted">{texts.text}</p>
        <ButtonLink to={paths.femina}>{texts.link}</ButtonLink>
      </div>
    </div>
  )
}
