import { useI18n } from "#i18n/language.tsx"
import { company, contact, socialLinks } from "#site/company.ts"
import { usePublicUrl } from "#site/head.tsx"

/** Structured data about the company, for search engines. */
export function useOrganization() {
  const { language } = useI18n()
  const publicUrl = usePublicUrl()
  const { name, legalName, description, slogan, address: streetAddress } = company[language]
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
    sameAs: socialLinks.map(({ href }) => href),
  }
}
