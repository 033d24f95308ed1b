import { type FormEvent, useId, useState } from "react"
import { useControlTexts } from "#i18n/controls.ts"
import { useTextsAndFormat } from "#i18n/language.tsx"
import { numberIn } from "#i18n/number-in.ts"
import { recordTexts } from "#i18n/screens/records.ts"
import { Button } from "#ui/button/button.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { showSuccess } from "#ui/overlay/show-toast.tsx"

type MoveDialogProps = {
  name: string
  /** How many records there are; undefined until it is known. */
  useTotal: () => number | undefined
  /** Resolves to whether it was moved. Positions are counted from 1. */
  move: (position: number) => Promise<boolean>
  /** Opens the page with this position. */
  onShow: (position: number) => void
  onClose: () => void
}

/** Moves a record to any position, also on another page. */
export function MoveDialog({ name, useTotal, move, onShow, onClose }: MoveDialogProps) {
  const { texts, format } = useTextsAndFormat(recordTexts)
  const total = useTotal()
  const form = useId()
  const [text, setText] = useState("")
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const count = total === undefined ? "…" : format.number(total)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const position = numberIn(text)
    const isPosition = position >= 1 && position <= (total ?? Number.POSITIVE_INFINITY)
    setWrong(!isPosition)
    if (!isPosition) return
    setBusy(true)
    const isMoved = await move(position)
    setBusy(false)
    if (!isMoved) return
    onClose()
    const moved = texts.moved(name, format.number(position), count)
    showSuccess({ text: moved, button: { label: texts.showIt, onPress: () => onShow(position) } })
  }
  return (
    <Dialog
      onClose={onClose}
      title={texts.moveTo}
      description={<span className="wrap-anywhere line-clamp-2">{name}</span>}
      footer={
        <>
          <Button onClick={onClose}>{useControlTexts().cancel}</Button>
          <Button kind="accent" type="submit" form={form} busy={isBusy}>
            {texts.move}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          name="position"
          label={texts.newPosition}
          hint={texts.positionHint(count)}
          error={isWrong ? texts.noSuchPosition(count) : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(false)
          }}
        />
      </form>
    </Dialog>
  )
}
