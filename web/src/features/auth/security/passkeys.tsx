import {
  addPasskey,
  beginPasskey,
  deletePasskey,
  getPasskeys,
  type Passkey,
  PasskeyName,
  type SecondFactor,
} from "contract"
import { useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { fresh, useCall, useRead } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { supportsPasskeys, usePasskeys } from "#api/passkeys.ts"
import { useDeviceName } from "#dashboard/device-name.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { FormDialog } from "#dashboard/form/form-dialog.tsx"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { Section } from "./section.tsx"
import { securityTexts } from "./security-texts.ts"

type PasskeysProps = { state: SecondFactor; onCodes: (codes: readonly string[]) => void }

export function Passkeys({ state, onCodes }: PasskeysProps) {
  const texts = useTexts(securityTexts)
  const [isAdding, setAdding] = useState(false)
  return (
    <Section title={texts.passkeysTitle} text={texts.passkeysText}>
      {state.passkeyCount > 0 && <PasskeyList state={state} />}
      {supportsPasskeys() ? (
        <Button kind={state.isOn ? "secondary" : "accent"} onClick={() => setAdding(true)}>
          {texts.addPasskey}
        </Button>
      ) : (
        <p className="text-muted">{texts.noPasskeys}</p>
      )}
      {isAdding && <AddPasskeyDialog isFirst={!state.isOn} onClose={() => setAdding(false)} onCodes={onCodes} />}
    </Section>
  )
}

function PasskeyList({ state }: Pick<PasskeysProps, "state">) {
  const texts = useTexts(securityTexts)
  const result = useRead(getPasskeys, undefined, fresh)
  const { hasApp, passkeyCount, isRequired } = state
  const isLast = !hasApp && passkeyCount === 1
  return (
    <div className="w-full">
      <Loaded result={result} failed={texts.passkeysFailed} skeleton={<Skeleton rows={1} />}>
        {({ data }) => (
          <ul className="grid gap-3">
            {data.map((passkey) => (
              <PasskeyItem key={passkey._id} passkey={passkey} isLast={isLast} mayDelete={!(isLast && isRequired)} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

type PasskeyItemProps = { passkey: Passkey; isLast: boolean; mayDelete: boolean }

function PasskeyItem({ passkey: { _id, name, createdAt, lastUsedAt }, isLast, mayDelete }: PasskeyItemProps) {
  const { texts, format } = useTextsAndFormat(securityTexts)
  const toastAction = useActionToast()
  const remove = useCall(deletePasskey)
  const added = texts.added(format.date(createdAt))
  const used = lastUsedAt ? texts.lastUsed(format.dateTime(lastUsedAt)) : texts.neverUsed
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-3">
      <div className="grid min-w-0 gap-1">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="text-muted text-sm">
          {added} {used}
        </span>
      </div>
      {mayDelete && (
        <ConfirmAction
          title={texts.deleteTitle(name)}
          text={isLast ? texts.turnOffText : texts.deleteText}
          confirm={texts.deletePasskey}
          onConfirm={() =>
            toastAction(remove({ params: { id: _id } }), { done: texts.deleted, failed: texts.deleteFailed })
          }
        >
          {(open) => (
            <Button onClick={open}>
              {texts.deletePasskey}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
        </ConfirmAction>
      )}
    </li>
  )
}

type AddPasskeyDialogProps = { isFirst: boolean; onClose: () => void; onCodes: PasskeysProps["onCodes"] }

function AddPasskeyDialog({ isFirst, onClose, onCodes }: AddPasskeyDialogProps) {
  const texts = useTexts(securityTexts)
  const begin = useCall(beginPasskey)
  const add = useCall(addPasskey)
  const passkeys = usePasskeys()
  const form = useContractForm({
    schema: PasskeyName,
    empty: { name: useDeviceName()(navigator.userAgent) },
    save: async ({ name }) => {
      const { data } = await begin({})
      return add({ body: { name, credential: await passkeys.create(data) } })
    },
    done: texts.passkeyAdded,
    onDone: ({ data }) => {
      onClose()
      if (data.codes.length > 0) onCodes(data.codes)
    },
  })
  return (
    <FormDialog
      title={texts.addTitle}
      description={isFirst ? `${texts.addText} ${texts.endsOthers}` : texts.addText}
      submit={texts.next}
      form={form}
      onClose={onClose}
    >
      <TextField label={texts.passkeyName} hint={texts.passkeyNameHint} autoComplete="off" {...form.field("name")} />
    </FormDialog>
  )
}
