import type { Language, PublicCertificate } from "contract"

/** The example of a certificate number in all forms. */
export const exampleNumber = "PRH-0001-0001"

type Named = Pick<PublicCertificate, "candidateName" | "latinName">

/** The holder's name in the alphabet of the language, if it was given in both. */
export const holderName = ({ candidateName, latinName }: Named, language: Language): string =>
  (language === "en" && latinName) || candidateName

/** The path of the preview image of a valid certificate. A correction changes it, so that no site shows the old name. */
export const shareImagePath = (
  { certificationNo, version }: Pick<PublicCertificate, "certificationNo" | "version">,
  language: Language,
): string => `/og/certificates/${encodeURIComponent(certificationNo)}/${language}.png?v=${version}`
