import { type OpenBadge, statementsIn } from "contract"
import { factsOf } from "#features/certificate/verify/facts.ts"
import { FramedFacts } from "#features/certificate/verify/framed-facts.tsx"
import { useI18n } from "#i18n/language.tsx"
import { documentUrl, verificationUrl } from "#paths.ts"
import { Button, buttonClass, TextLink } from "#ui/button/button.tsx"
import { classes } from "#ui/class-names.ts"
import { Seal } from "#ui/image/seal.tsx"
import type { FileCheck } from "./verify-file-check.ts"
import { credentialIn, hasOriginal, outcomeOf, toneOf } from "./verify-file-outcome.ts"
import type { FileResultTexts } from "./verify-file-result-en.ts"

type Props = FileCheck & { texts: FileResultTexts; fileName: string; onRetry: () => void }

export function FileResult({ texts, verdict, replacement, checkedAt, isServerTime, fileName, onRetry }: Props) {
  const { format, language } = useI18n()
  const outcome = outcomeOf(verdict)
  const tone =
    replacement?.reason === "corrected" || replacement?.reason === "otherVersion" ? "neutral" : toneOf(outcome)
  const credential = credentialIn(verdict)
  const day = replacement && "at" in replacement && replacement.at ? format.date(replacement.at) : ""
  const { title, text } = replacement ? texts.replaced[replacement.reason](day) : texts.outcomes[outcome]
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 rounded-card border border-line bg-surface px-4 py-8 text-center sm:px-8">
        <Seal tone={tone} />
        {fileName !== "" && <p className="wrap-anywhere text-muted text-sm">{fileName}</p>}
        <div role="status" className="grid gap-2">
          <h2 className={classes("text-2xl", tone === "gold" && "text-success", tone === "danger" && "text-danger")}>
            {title}
          </h2>
          <p className="wrap-anywhere measure text-muted">{text}</p>
        </div>
        {checkedAt !== "" && (
          <p className="text-muted text-sm">
            {texts.checkedOn} <time dateTime={checkedAt}>{format.zonedDateTime(checkedAt)}</time>
            {!isServerTime && <span className="block">{texts.deviceClock}</span>}
          </p>
        )}
        {outcome === "clockBehind" && <Button onClick={onRetry}>{texts.again}</Button>}
        {credential && <Actions texts={texts} credential={credential} hasOriginal={hasOriginal(verdict)} />}
      </div>
      {credential && (
        <FramedFacts
          isValid={tone === "gold"}
          heading={<h3 className="text-xl">{texts.details}</h3>}
          facts={factsOf(statementsIn(credential), texts.record, language)}
        >
          <p>{credential.issuer.name}</p>
        </FramedFacts>
      )}
    </section>
  )
}

type ActionsProps = { texts: FileResultTexts; credential: OpenBadge; hasOriginal: boolean }

function Actions({ texts, credential, hasOriginal }: ActionsProps) {
  const { language } = useI18n()
  const { licenseNumber } = credential.credentialSubject
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 print:hidden">
      {hasOriginal && (
        <a href={documentUrl(licenseNumber, language)} className={buttonClass("secondary")}>
          {texts.download}
        </a>
      )}
      <TextLink to={verificationUrl(licenseNumber)}>{texts.byNumber}</TextLink>
    </div>
  )
}
