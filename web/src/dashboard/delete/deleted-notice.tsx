import { getDeletions } from "contract"
import { Link } from "react-router"
import { searchUrl } from "#dashboard/feature.ts"
import { useTexts } from "#i18n/language.tsx"
import { recordTexts } from "#i18n/screens/records.ts"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"

/** The record of an edit form was deleted meanwhile. The form keeps its input, and can be saved once the record is restored. */
export function DeletedNotice({ recordId }: { recordId: string }) {
  const texts = useTexts(recordTexts)
  const mayRestore = useMayCall()(getDeletions)
  return (
    <div
      ref={focus}
      tabIndex={-1}
      role="alert"
      className="grid gap-2 rounded-card border border-warning bg-warning-soft p-4"
    >
      <p className="font-semibold">{texts.deletedTitle}</p>
      <p className="text-sm">{texts.deletedText}</p>
      {mayRestore && (
        <Link
          to={searchUrl(paths.bin, recordId)}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand"
        >
          {texts.deletedLink}
        </Link>
      )}
    </div>
  )
}

const focus = (notice: HTMLElement | null) => notice?.focus()
