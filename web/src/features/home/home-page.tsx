import { useLoaderData } from "react-router"
import { courseAddress, paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { announcement } from "#site/home.ts"
import { useOrganization } from "#site/organization.ts"
import { Ambassadors } from "./ambassadors.tsx"
import { Band } from "./band.tsx"
import { Banner } from "./banner.tsx"
import { CertificateCheck } from "./certificate-check.tsx"
import { Film } from "./film.tsx"
import { Hero } from "./hero.tsx"
import { HomeCourses } from "./home-courses.tsx"
import { homeLoader } from "./home-loader.ts"
import { HomeServices } from "./home-services.tsx"
import { Accreditations, Partners } from "./partners.tsx"
import { Popup } from "./popup.tsx"
import { Voices } from "./voices.tsx"

export { HomePage as Component, homeLoader as loader }

function HomePage() {
  const { texts, courseCard, courses, reviews, universities, colleges, scenes } = useLoaderData<typeof homeLoader>()
  const isAnnounced = courses.some(({ route }) => route === announcement.course)
  return (
    <>
      <Head title={texts.title} description={texts.description} jsonLd={[useOrganization()]} />
      <Popup texts={texts.popup} to={isAnnounced ? courseAddress(announcement.course) : paths.courses} />
      <Banner texts={texts.banner} />
      <Hero texts={texts.hero} slideshow={texts.slideshow} />
      <CertificateCheck texts={texts.check} />
      <Band>
        <HomeCourses texts={texts.courses} courses={courses} card={courseCard} />
      </Band>
      <Band isRaised>
        <Ambassadors texts={texts.ambassador} universities={universities} colleges={colleges} />
      </Band>
      <Band>
        <Film texts={texts.film} scenes={scenes} />
        <Partners texts={texts.partners} />
        <Accreditations texts={texts.accreditations} />
      </Band>
      <Band isRaised>
        <HomeServices texts={texts.services} />
      </Band>
      {reviews.length > 0 && (
        <Band>
          <Voices texts={texts.reviews} reviews={reviews} />
        </Band>
      )}
    </>
  )
}
