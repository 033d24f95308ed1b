import type { CurrentAnnouncement } from "contract"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { MailLink, PhoneLink } from "#site/component/contact-links.tsx"
import { ButtonLink, ExternalButton, ExternalLink } from "#ui/button/button.tsx"
import { InBengali, useLangOf } from "#ui/text/in-bengali.tsx"

/** An announcement in the page's language. */
export type Announced = Omit<CurrentAnnouncement, "en">

const link = "inline-flex min-h-8 items-center gap-1.5 underline underline-offset-4"
export const isPage = (url: string) => url.startsWith("/")

/** The strip above the home page. Its text may lead to a page of this site or to another site. */
export function Banner({ label, announced }: { label: string; announced: Announced }) {
  const { banner, bannerLink } = announced
  const lang = useLangOf()(banner)
  return (
    <section aria-label={label} className="deep border-line border-b text-sm">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-1 md:px-6">
        <p className="wrap-anywhere min-w-0">
          <span lang={lang}>
            <BannerText url={bannerLink}>{banner}</BannerText>
          </span>{" "}
          <InBengali texts={[banner]} />
        </p>
        <p className="flex flex-wrap gap-x-6">
          <PhoneLink className={link} />
          <MailLink className={link} />
        </p>
      </div>
    </section>
  )
}

function BannerText({ url, children }: { url: string; children: ReactNode }) {
  if (url === "") return <span className="inline-flex min-h-8 items-center">{children}</span>
  if (!isPage(url))
    return (
      <ExternalLink href={url} className={link}>
        {children}
      </ExternalLink>
    )
  return (
    <Link to={url} className={link}>
      {children}
    </Link>
  )
}

/** The content of the popup below its heading. */
export function PopupContent({ announced: { image, text, button, link } }: { announced: Announced }) {
  const langOf = useLangOf()
  return (
    <div className={image ? "grid items-center gap-4 sm:grid-cols-[14rem_1fr] sm:gap-6" : "grid"}>
      {/* Not as high as possible: it must not become the largest contentful paint (LCP) of the page. */}
      {image && (
        <img
          src={image}
          alt=""
          width={800}
          height={1000}
          referrerPolicy="no-referrer"
          className="h-46 w-full rounded-field bg-sunken object-[50%_86%] object-cover sm:h-auto sm:max-h-96"
        />
      )}
      <div className="grid justify-items-start gap-4">
        {text && (
          <p className="whitespace-pre-line text-lg">
            <span lang={langOf(text)}>{text}</span> <InBengali texts={[text]} />
          </p>
        )}
        {button && isPage(link) && (
          <ButtonLink kind="accent" to={link} lang={langOf(button)}>
            {button}
          </ButtonLink>
        )}
        {button && !isPage(link) && (
          <ExternalButton kind="accent" href={link} lang={langOf(button)}>
            {button}
          </ExternalButton>
        )}
      </div>
    </div>
  )
}
