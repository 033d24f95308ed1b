import { toLatinDigits } from "contract"
import { useHref } from "react-router"
import { useI18n } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { company } from "#site/company.ts"
import { usePublicUrl } from "#site/component/head.tsx"
import { networks } from "#site/contact.ts"
import { useContact, useLegal, useOffice } from "#site/site-settings.ts"

/** Structured data about the company, for search engines. */
export function useOrganization() {
  const { language } = useI18n()
  const publicUrl = usePublicUrl()
  const { name, description, slogan } = company[language]
  const contact = useContact()
  const { legalName } = useLegal()
  const { address } = useOffice()
  const followed = networks.map(({ link }) => contact[link]).filter(Boolean)
  return {
    "@type": "Organization",
    name,
    legalName: legalName || undefined,
    description,
    slogan,
    url: publicUrl("/"),
    logo: publicUrl("/icon-512.png"),
    email: contact.email || undefined,
    telephone: contact.phone || undefined,
    address: { "@type": "PostalAddress", ...postalParts(address), addressCountry: "BD" },
    sameAs: followed.length > 0 ? followed : undefined,
  }
}

/** The office's address is one text; at its end are usually city and code: “… Dhanmondi, Dhaka 1205”. */
export function postalParts(address: string) {
  const [, street, city, code = ""] = /^(.+),\s*([^,]+?)[\s–-]+(\d{4}|[০-৯]{4})$/.exec(address.trim()) ?? []
  return city
    ? { streetAddress: street, addressLocality: city, postalCode: toLatinDigits(code) }
    : { streetAddress: address || undefined }
}

/** Structured data about the site and its search. */
export function useWebSite() {
  const { language } = useI18n()
  const publicUrl = usePublicUrl()
  const searchUrl = publicUrl(useHref(paths.search))
  return {
    "@type": "WebSite",
    name: company[language].name,
    url: publicUrl(useHref(paths.home)),
    inLanguage: language,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${searchUrl}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  }
}
