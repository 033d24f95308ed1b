import {
  beginTotp,
  getSecondFactor,
  newRecoveryCodes,
  type SecondFactor,
  serverNow,
  type TotpSetup,
  turnOffTotp,
} from "contract"
import { useEffect, useRef, useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { fresh, useCall, useRead } from "#api/calls.ts"
import { ConfirmAction } from "#dashboard/form/confirm-action.tsx"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { Screen } from "#dashboard/screen.tsx"
import { Notice } from "#features/auth/login/account-form.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { Badge } from "#ui/display/badge.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { CheckIcon } from "#ui/image/icon.tsx"
import { saveText } from "#ui/save-text.ts"
import { useCopied } from "#ui/use-copied.ts"
import { AppSetup } from "./app-setup.tsx"
import { Passkeys } from "./passkeys.tsx"
import { Section } from "./section.tsx"
import { securityTexts } from "./security-texts.ts"

type RecoveryCodesProps = { codes: readonly string[]; notice: string | false; onSaved: () => void }

/** Shown once, to be written down. */
function RecoveryCodes({ codes, notice, onSaved }: RecoveryCodesProps) {
  const texts = useTexts(securityTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const { outcome, copy } = useCopied(codes.join("\n"))
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {texts.codesTitle}
      </h2>
      {notice && <Notice>{notice}</Notice>}
      <p>{texts.codesText}</p>
      <ul
        lang="en"
        translate="no"
        className="tabular grid gap-x-8 gap-y-2 rounded-field bg-sunken p-4 font-semibold text-lg sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => void copy()}>
          {outcome === "copied" && <CheckIcon />}
          {outcome === "copied" ? texts.copied : texts.copy}
        </Button>
        <Button onClick={() => saveText(`${codes.join("\n")}\n`, { name: texts.fileName, type: "text/plain" })}>
          {texts.save}
        </Button>
        <Button onClick={() => print()}>{texts.print}</Button>
      </div>
      <p role="status" className={outcome === "refused" ? "text-sm" : "sr-only"}>
        {outcome && texts[outcome]}
      </p>
      <Button kind="accent" className="justify-self-start print:hidden" onClick={onSaved}>
        {texts.saved}
      </Button>
    </section>
  )
}

export function Component() {
  const texts = useTexts(securityTexts)
  const result = useRead(getSecondFactor, undefined, fresh)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [wasTurnedOn, setTurnedOn] = useState(false)
  const [setup, setSetup] = useState<TotpSetup>()
  const heading = useRef<HTMLHeadingElement>(null)

  function showCodes(next: readonly string[]) {
    setSetup(undefined)
    setCodes(next)
    setTurnedOn(false)
    // The focused button disappears. New codes take the focus themselves.
    if (next.length === 0) heading.current?.focus()
  }
  /** An app or a passkey comes with codes only if it is the first one, which turns it on. */
  function showFirstCodes(next: readonly string[]) {
    showCodes(next)
    setTurnedOn(true)
  }
  return (
    <Screen ref={heading} title={texts.title} text={texts.lead} className="max-w-2xl">
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} notice={wasTurnedOn && texts.turnedOn} onSaved={() => showCodes([])} />
      ) : setup ? (
        <AppSetup setup={setup} isFirst={!result.data?.data.isOn} onDone={showFirstCodes} />
      ) : (
        <Loaded result={result} failed={texts.failed} skeleton={<Skeleton rows={2} />}>
          {({ data }) => (
            <>
              <State state={data} />
              <App state={data} onSetup={setSetup} />
              <Passkeys state={data} onCodes={showFirstCodes} />
              {data.isOn && <Codes left={data.recoveryCodesLeft} onCodes={showCodes} />}
            </>
          )}
        </Loaded>
      )}
    </Screen>
  )
}

function State({ state: { isOn, since, isRequired, dueAt } }: { state: SecondFactor }) {
  const { texts, format } = useTextsAndFormat(securityTexts)
  if (isOn)
    return (
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="success">{texts.on}</Badge>
        {texts.since(format.dateTime(since))}
      </p>
    )
  const hasTime = Date.parse(dueAt) > serverNow()
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isRequired ? "warning" : "neutral"}>{texts.off}</Badge>
        {isRequired && (hasTime ? texts.required(format.date(dueAt)) : texts.requiredNow)}
      </p>
      <p>{texts.endsOthers}</p>
    </>
  )
}

type AppProps = { state: SecondFactor; onSetup: (setup: TotpSetup) => void }

function App({ state: { isOn, hasApp, passkeyCount, isRequired }, onSetup }: AppProps) {
  const texts = useTexts(securityTexts)
  const [isBusy, setBusy] = useState(false)
  const toastAction = useActionToast()
  const begin = useCall(beginTotp)
  const turnOff = useCall(turnOffTotp)
  const isLast = passkeyCount === 0
  // The button that had the focus is gone.
  useEffect(() => () => void setTimeout(recoverFocus), [])

  async function start() {
    setBusy(true)
    const isBegun = await toastAction(
      begin({}).then(({ data }) => onSetup(data)),
      { failed: texts.setUpFailed },
    )
    if (!isBegun) setBusy(false)
  }
  return (
    <Section title={texts.appTitle} text={hasApp ? texts.appInUse : texts.appText}>
      {!hasApp && (
        <Button kind={isOn ? "secondary" : "accent"} busy={isBusy} onClick={() => void start()}>
          {texts.setUp}
        </Button>
      )}
      {hasApp && !(isLast && isRequired) && (
        <ConfirmAction
          title={texts.turnOffTitle}
          text={isLast ? texts.turnOffText : texts.turnOffAppText}
          confirm={texts.turnOff}
          onConfirm={() => toastAction(turnOff({}), { done: texts.turnedOff, failed: texts.turnOffFailed })}
        />
      )}
    </Section>
  )
}

const maxCodesForReminder = 3

type CodesProps = { left: number; onCodes: (codes: readonly string[]) => void }

function Codes({ left, onCodes }: CodesProps) {
  const { texts, format } = useTextsAndFormat(securityTexts)
  const toastAction = useActionToast()
  const renew = useCall(newRecoveryCodes)
  const count = texts.codesLeft(format.number(left), left === 1)
  return (
    <Section title={texts.recoveryTitle} text={left <= maxCodesForReminder ? `${count} ${texts.fewCodes}` : count}>
      <ConfirmAction
        title={texts.newCodesTitle}
        text={texts.newCodesText}
        confirm={texts.newCodes}
        kind="accent"
        onConfirm={() =>
          toastAction(
            renew({}).then(({ data }) => onCodes(data.codes)),
            { failed: texts.newCodesFailed },
          )
        }
      />
    </Section>
  )
}
