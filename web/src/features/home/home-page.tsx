import {
  getCurrentAnnouncement,
  getHomeCourses,
  getHomeReviews,
  getSiteAccreditations,
  getSiteHero,
  getSiteInstitutions,
  getSiteNumbers,
  getSitePartners,
  type InstitutionLevel,
} from "contract"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { tabStorage } from "#browser-storage.ts"
import { cardOf } from "#features/course/card.tsx"
import { reviewCardOf } from "#features/review/card.tsx"
import { type Announced, Banner, PopupContent } from "#features/site/card.tsx"
import { inLanguage, itemsIn } from "#i18n/language.tsx"
import { loaderContext } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import { useOrganization, useWebSite } from "#site/organization.ts"
import { classes } from "#ui/class-names.ts"
import { Modal, type ModalHandle } from "#ui/overlay/modal.tsx"
import { useLangOf } from "#ui/text/in-bengali.tsx"
import { Ambassadors } from "./ambassadors.tsx"
import { Certificate } from "./certificate.tsx"
import { Film } from "./film.tsx"
import { Hero } from "./hero.tsx"
import { Lab } from "./lab.tsx"
import { NumberBand, QuoteBand, withQuote } from "./proof.tsx"
import { Accreditations, HomeCourses, HomeServices, Partners, ReviewRow } from "./sections.tsx"

/** The announcement: opens after hydration, once per visit. Until then it is not part of the page. */
function Popup({ announced }: { announced: Announced }) {
  const [isOpen, setOpen] = useState(false)
  const modal = useRef<ModalHandle>(null)
  const langOf = useLangOf()
  const { version, heading } = announced

  useEffect(() => {
    // Not in the task that ends the hydration, which is long on an old phone.
    const timer = setTimeout(() => setOpen(!isTyping() && isFirstThisVisit(version)))
    return () => clearTimeout(timer)
  }, [version])
  useEffect(() => {
    if (isOpen) modal.current?.open()
  }, [isOpen])

  if (!isOpen) return null

  function close() {
    setOpen(false)
    continueAtStart()
  }
  return (
    <Modal ref={modal} title={heading} titleLang={langOf(heading)} onClose={close}>
      <PopupContent announced={announced} />
    </Modal>
  )
}

/** Taking the focus from a field would lose what the user is typing. */
const isTyping = () => document.activeElement?.matches("input, textarea, select") ?? false

/** Otherwise Tab would go on where the dialog was in the page: after the skip link and the header. */
function continueAtStart() {
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute("tabindex")
}

const visitKey = "announced"

/** True once per visit, which ends with the tab, and once for each version. Without storage each page is a new visit. */
function isFirstThisVisit(version: number): boolean {
  // The shipped one has version 0, and storage holds no number for "none".
  const seen = String(version + 1)
  if (tabStorage.get(visitKey) === seen) return false
  tabStorage.set(visitKey, seen)
  return true
}

const loadTexts = {
  en: () => Promise.all([import("#site/en/home.ts"), import("#site/en/course-card.ts"), import("#site/en/film.ts")]),
  bn: () => Promise.all([import("#site/bn/home.ts"), import("#site/bn/course-card.ts"), import("#site/bn/film.ts")]),
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, read, now } = context.get(loaderContext)
  const [[{ home }, { courseCard }, { film }], homeCourses, homeReviews, current, ...lists] = await Promise.all([
    loadTexts[language](),
    read(getHomeCourses),
    read(getHomeReviews),
    read(getCurrentAnnouncement),
    read(getSiteHero),
    read(getSitePartners),
    read(getSiteAccreditations),
    read(getSiteInstitutions),
    read(getSiteNumbers),
  ])
  const [hero, partners, accreditations, institutions, numbers] = lists
  const firstFive = (level: InstitutionLevel) =>
    itemsIn(institutions.data.items.filter((institution) => institution.level === level).slice(0, 5), language)
  return {
    texts: home,
    announced: current.data && inLanguage(current.data, language),
    courseCard,
    courses: homeCourses.data.map((row) => cardOf(row, language, now())),
    ...withQuote(homeReviews.data.map(reviewCardOf), language),
    hero: itemsIn(hero.data.items, language),
    numbers: itemsIn(numbers.data.items, language),
    partners: itemsIn(partners.data.items, language),
    accreditations: itemsIn(accreditations.data.items, language),
    universities: firstFive("university"),
    colleges: firstFive("college"),
    scenes: Object.values(film).flatMap((part) => Object.values(part).flatMap((scene) => scene.shown ?? [])),
  }
}

export function Component() {
  const { texts, announced, courseCard, courses, quote, others, scenes, ...lists } = useLoaderData<typeof loader>()
  const { hero, numbers, partners, accreditations, ...campuses } = lists
  return (
    <>
      <Head title={texts.title} description={texts.description} jsonLd={[useOrganization(), useWebSite()]} />
      {announced?.hasPopup && <Popup announced={announced} />}
      {announced?.hasBanner && <Banner label={texts.banner.label} announced={announced} />}
      <Hero texts={texts.hero} slideshow={texts.slideshow} images={hero} />
      <Band>
        <HomeCourses texts={texts.courses} courses={courses} card={courseCard} />
        <Lab texts={texts.lab} />
      </Band>
      {quote && <QuoteBand review={quote} />}
      <NumberBand title={texts.numbers} items={numbers} />
      <Band>
        <Certificate texts={texts.certificate} />
      </Band>
      <Band>
        <Ambassadors texts={texts.ambassador} {...campuses} />
      </Band>
      <Band isRaised>
        <HomeServices texts={texts.services} />
        <Film texts={texts.film} scenes={scenes} />
        <Partners texts={texts.partners} partners={partners} />
        <Accreditations texts={texts.accreditations} items={accreditations} />
      </Band>
      {others.length > 0 && (
        <Band>
          <ReviewRow texts={texts.reviews} reviews={others} />
        </Band>
      )}
    </>
  )
}

/** Sections on one background, across the full width of the window. */
function Band({ isRaised = false, children }: { isRaised?: boolean; children: ReactNode }) {
  return (
    <div
      className={classes(
        "defer-offscreen py-6 md:py-16",
        isRaised ? "border-line border-y bg-surface" : "last:pb-0 md:last:pb-0",
      )}
    >
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 md:gap-20 md:px-6">{children}</div>
    </div>
  )
}
