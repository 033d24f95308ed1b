import { useTexts } from "#i18n/language.tsx"
import { classes } from "#ui/class-names.ts"

// Drawn by art/site/sample-certificate.mjs.
const sampleCertificate = {
  en: {
    image: "/site/certificate-en.avif",
    alt: "A sample certificate: its number is at the bottom left, a QR code at the bottom right.",
  },
  bn: {
    image: "/site/certificate-bn.avif",
    alt: "নমুনা সনদ: বাঁ দিকে নিচে সনদ নম্বর, ডান দিকে নিচে কিউআর কোড।",
  },
}

/** A certificate as the server draws it, with nobody's name. Paper: the same in both themes. */
export function SampleCertificate({ className }: { className?: string }) {
  const { image, alt } = useTexts(sampleCertificate)
  return (
    <img
      src={image}
      alt={alt}
      width={960}
      height={679}
      loading="lazy"
      className={classes("h-auto w-full rounded-card border border-line bg-sunken", className)}
    />
  )
}
