import { useRef } from "react"
import { useWordsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Progress } from "#ui/progress.tsx"
import { Summary } from "#ui/section.tsx"
import { type ShownPicture, useGetPicturesQuery } from "./api.ts"
import { ItemLink, ItemRow } from "./attention-item.tsx"
import { FewFirst } from "./few-first.tsx"
import { usePictureCheck } from "./use-picture-check.ts"
import { overviewWords } from "./words.ts"

const none: ShownPicture[] = []

/** The last of what may need attention, and the calm word where nothing does: how the site's pictures are. */
export function PictureCheck({ isCalm }: { isCalm: boolean }) {
  const { words, format } = useWordsAndFormat(overviewWords)
  const answer = useGetPicturesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: pictures = none, isSuccess, isError, refetch } = answer
  const check = usePictureCheck(pictures)
  const isWhole = isSuccess && check.isDone && check.broken.length === 0
  const place = useRef<HTMLDivElement>(null)
  const onCheck = () => {
    // The button is out of sight while the pictures are looked at.
    place.current?.focus({ preventScroll: true })
    if (isError) refetch()
    else check.again()
  }
  return (
    <>
      {isCalm && (
        <ItemRow tone="good">
          <p className="font-semibold">{isWhole ? words.calm : words.calmElse}</p>
        </ItemRow>
      )}
      {(isError || pictures.length > 0) && (
        <ItemRow tone={isWhole && !isError ? "good" : check.isDone && !isError ? "urgent" : "looking"}>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
            {/* As high while it is looked as when it is known, so that nothing below it moves. */}
            <div ref={place} tabIndex={-1} className="min-h-12 min-w-0 flex-1 basis-60 outline-none">
              {isError ? <p role="alert">{words.checkFailed}</p> : <Result check={check} count={pictures.length} />}
            </div>
            <Button className={isError || check.isDone || !check.isWanted ? undefined : "invisible"} onClick={onCheck}>
              {check.isWanted || isError ? words.checkAgain : words.startCheck(format.number(pictures.length))}
            </Button>
          </div>
        </ItemRow>
      )}
    </>
  )
}

type Check = ReturnType<typeof usePictureCheck>

function Result({ check, count }: { check: Check; count: number }) {
  const { words, format } = useWordsAndFormat(overviewWords)
  const all = format.number(count)
  if (check.isDone && check.broken.length > 0) return <BrokenPictures pictures={check.broken} />
  if (check.isDone) return <p role="status">{words.allLoad(all)}</p>
  if (!check.isWanted) return <p>{words.notChecked}</p>
  if (!check.isOnline) return <p role="status">{words.checkOffline}</p>
  return (
    <Progress
      label={words.checking}
      share={check.checked / count}
      text={words.checked(format.number(check.checked), all)}
      className="max-w-md"
    />
  )
}

/** Closed at first: it comes some seconds after the rest, and must not push away what is about to be pressed. */
function BrokenPictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const { words, language, format } = useWordsAndFormat(overviewWords)
  return (
    <details className="group">
      <Summary>
        <h3 className="text-base">{words.broken(format.number(pictures.length))}</h3>
      </Summary>
      <p className="measure text-muted text-sm">{words.brokenText}</p>
      <FewFirst rows={pictures} rowKey={({ label, at, of, address }) => `${label.en} ${at} ${of} ${address}`}>
        {({ label, of, at, address }) => (
          <div className="py-1">
            <ItemLink to={at}>
              {label[language]}: {of}
            </ItemLink>
            <p className="wrap-anywhere text-muted text-sm">{address}</p>
          </div>
        )}
      </FewFirst>
    </details>
  )
}
