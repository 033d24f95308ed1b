import { useTexts } from "#i18n/language.tsx"
import { classes } from "#ui/class-names.ts"

// Drawn by art/site/sample-certificate.mjs.
const sampleCertificate = {
  en: {
    image: "/site/certificate-en.avif",
    alt: "A sample certificate in a jamdani border: the mark of Prohori, the name, the course, batch, hours and skills; in the corners, its number, the date and a QR code.",
  },
  bn: {
    image: "/site/certificate-bn.avif",
    alt: "জামদানি নকশার পাড় দেওয়া একটি নমুনা সনদ: প্রহরীর চিহ্ন, নাম, কোর্স, ব্যাচ, ঘণ্টা ও দক্ষতা; কোণে সনদ নম্বর, তারিখ ও কিউআর কোড।",
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
