import { UndoImport } from "#features/certificate/import/imported.tsx"
import { mailTexts } from "#features/certificate/mail/mail-texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { importTexts } from "#i18n/screens/import.ts"
import { paths, verificationUrl } from "#paths.ts"
import { Button, ButtonLink, TextLink } from "#ui/button/button.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { batchTexts } from "./batch-texts.ts"
import type { Issued } from "./use-batch.ts"

type BatchResultProps = Issued & { batchNo: string; onClose: () => void }

export function BatchResult({ result, issued, batchNo, onClose }: BatchResultProps) {
  const { texts, format, language } = useTextsAndFormat(batchTexts)
  const { importId, created, unchanged, mails } = result
  const { goOut, undoStops } = useTexts(mailTexts)
  const undoTexts = importTexts[language]
  return (
    <Dialog
      isWide
      title={texts.issued(format.number(created), created === 1)}
      description={
        <>
          {unchanged > 0 && `${undoTexts.done.unchanged}: ${format.number(unchanged)} `}
          {mails > 0 && `${goOut(format.number(mails), mails === 1)} ${undoStops}`}
        </>
      }
      onClose={onClose}
      footer={
        <>
          {importId && (
            <UndoImport id={importId} count={created} hasCorrected={false} onDone={onClose}>
              {(open) => <Button onClick={open}>{undoTexts.undo.short}</Button>}
            </UndoImport>
          )}
          <ButtonLink to={`${paths.manageCertificates}?${new URLSearchParams({ batchNo })}`}>{texts.see}</ButtonLink>
          <Button kind="accent" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <ol className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {issued.map(({ line, name, shownNumber }) => (
          <li key={line} className="wrap-anywhere">
            <TextLink to={verificationUrl(shownNumber)}>{shownNumber}</TextLink> {name}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
