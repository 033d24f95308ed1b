import { type Call, getDeletions, type RecordKind } from "contract"
import { Link } from "react-router"
import { useTexts } from "#i18n/language.tsx"
import { deletionTexts } from "#i18n/screens/deletion.ts"
import { paths } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { BinIcon } from "#ui/image/icon.tsx"

/** From a list to what was deleted from it, for those who may restore it. */
export function BinLink({ kind, call }: { kind: RecordKind; call: Call }) {
  const { bin } = useTexts(deletionTexts)
  const mayCall = useMayCall()
  if (!mayCall(getDeletions) || !mayCall(call)) return null
  return (
    <Link
      to={`${paths.bin}?${new URLSearchParams({ kind })}`}
      title={bin}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field text-muted no-underline hover:bg-sunken hover:text-ink"
    >
      <BinIcon />
      {/* In a menu it has room for its name. */}
      <span className="sr-only font-semibold text-ink in-data-menu:not-sr-only">{bin}</span>
    </Link>
  )
}
