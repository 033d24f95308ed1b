import { type Certificate, type Language, validityOf } from "contract"
import { useId, useState } from "react"
import { RecordSection, sectionLinkClass } from "#dashboard/record/record-section.tsx"
import { useMissingDocument } from "#features/certificate/issue/missing-letters.ts"
import { useCommonTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { documentImageUrl, documentUrl } from "#paths.ts"
import { Button } from "#ui/button/button.tsx"
import { options, SelectField } from "#ui/form/fields.tsx"
import { certificateDocumentTexts } from "./record-document-texts.ts"

/** A4, landscape. */
const [width, height] = [842, 595]

/** The certificate as its holder gets it. Of one that is not valid there is no document. */
export function DocumentOf({ certificate }: { certificate: Certificate }) {
  const { texts, language: ofPage } = useTextsAndFormat(certificateDocumentTexts)
  const [language, setLanguage] = useState<Language>(ofPage)
  const { certificationNo, version } = certificate
  const id = useId()
  const validity = validityOf(certificate)
  const missing = useMissingDocument(certificate, "record")
  const absent = validity === "valid" ? missing : texts[validity]
  const pdf = (
    <a href={documentUrl(certificationNo, language)} download className={sectionLinkClass}>
      {texts.pdf}
    </a>
  )
  return (
    <RecordSection title={texts.title} action={!absent && pdf}>
      {absent ? (
        <p className="wrap-anywhere text-muted">{absent}</p>
      ) : (
        <div className="grid gap-4">
          <div className="max-w-xs">
            <SelectField
              id={id}
              label={texts.language}
              value={language}
              onChange={({ target }) => setLanguage(target.value as Language)}
            >
              {options(Object.entries(texts.languages))}
            </SelectField>
          </div>
          <DocumentImage
            key={`${version} ${language}`}
            url={documentImageUrl(certificationNo, version, language)}
            alt={texts.alt(certificationNo)}
          />
        </div>
      )}
    </RecordSection>
  )
}

function DocumentImage({ url, alt }: { url: string; alt: string }) {
  const { texts } = useTextsAndFormat(certificateDocumentTexts)
  const { tryAgain } = useCommonTexts().ui
  const [attempt, setAttempt] = useState(0)
  const [isFailed, setFailed] = useState(false)

  function retry() {
    setAttempt(attempt + 1)
    setFailed(false)
  }
  if (isFailed) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">{texts.failed}</p>
        <Button onClick={retry}>{tryAgain}</Button>
      </div>
    )
  }
  return (
    <img
      key={attempt}
      // An address that has failed is not fetched again by every browser.
      src={attempt === 0 ? url : `${url}&attempt=${attempt}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className="h-auto w-full max-w-2xl rounded-card border border-line bg-sunken"
    />
  )
}
