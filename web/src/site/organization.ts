import { useI18n } from "#i18n/language.tsx"
import { company } from "#site/company.ts"
import { networks } from "#site/contact.ts"
import { usePublicUrl } from "#site/head.tsx"
import { useContact, useOffice } from "#site/site-settings.ts"

/** Structured data about the company, for search engines. */
export function useOrganization() {
  const { language } = useI18n()
  const publicUrl = usePublicUrl()
  const { name, legalName, description, slogan } = company[language]
  const contact = useContact()
  const { address: streetAddress } = useOffice()
  return {
    "@type": "Organization",
    name,
    legalName,
    description,
    slogan,
    url: publicUrl("/"),
    logo: publicUrl("/icon-512.png"),
    email: contact.email,
    telephone: contact.phone,
    address: { "@type": "PostalAddress", streetAddress, addressCountry: "BD" },
    sameAs: networks.map(({ link }) => contact[link]).filter(Boolean),
  }
}
