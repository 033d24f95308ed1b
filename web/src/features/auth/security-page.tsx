import {
  beginTotp,
  ConfirmTotp,
  confirmTotp,
  getSecondFactor,
  newRecoveryCodes,
  type SecondFactor,
  type TotpSetup,
  turnOffSecondFactor,
} from "contract"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useActionToast } from "#api/action-toast.ts"
import { injectCalls, useCall } from "#api/calls.ts"
import { useContractForm } from "#api/contract-form.ts"
import { ConfirmAction } from "#dashboard/confirm-action.tsx"
import { Loaded } from "#dashboard/loaded.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { Head } from "#site/head.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/fields.tsx"
import { recoverFocus } from "#ui/focus.ts"
import { Skeleton } from "#ui/state.tsx"
import { AccountForm } from "./account-form.tsx"
import { RecoveryCodes } from "./recovery-codes.tsx"
import { securityTexts } from "./security-texts.ts"

const { useGetSecondFactorQuery } = injectCalls({ getSecondFactor })

export function Component() {
  const texts = useTexts(securityTexts)
  const result = useGetSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true })
  const [codes, setCodes] = useState<readonly string[]>()
  const heading = useRef<HTMLHeadingElement>(null)
  function hideCodes() {
    setCodes(undefined)
    // The button that has the focus disappears.
    heading.current?.focus()
  }
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <Head title={texts.title} isHidden />
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {texts.title}
        </h1>
        <p className="measure text-muted">{texts.lead}</p>
      </header>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={hideCodes} />
      ) : (
        <Loaded result={result} failed={texts.failed} skeleton={<Skeleton rows={2} />}>
          {({ data }) =>
            data.isOn ? <TurnedOn state={data} onCodes={setCodes} /> : <TurnedOff state={data} onCodes={setCodes} />
          }
        </Loaded>
      )}
    </div>
  )
}

type StateProps = { state: SecondFactor; onCodes: (codes: readonly string[]) => void }

function TurnedOff({ state: { isRequired, dueAt }, onCodes }: StateProps) {
  const { texts, format } = useTextsAndFormat(securityTexts)
  const [setup, setSetup] = useState<TotpSetup>()
  const [isBusy, setBusy] = useState(false)
  const toastAction = useActionToast()
  const begin = useCall(beginTotp)

  async function start() {
    setBusy(true)
    await toastAction(
      begin({}).then(({ data }) => setSetup(data)),
      { failed: texts.setUpFailed },
    )
    setBusy(false)
  }
  // The button that had the focus is gone.
  useEffect(() => {
    if (setup) recoverFocus()
  }, [setup])
  if (setup) return <Setup setup={setup} onCodes={onCodes} />
  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-line bg-surface p-4">
      <Badge tone={isRequired ? "warning" : "neutral"}>{texts.off}</Badge>
      {isRequired && <p>{dueAt ? texts.required(format.date(dueAt)) : texts.requiredNow}</p>}
      <Button kind="accent" busy={isBusy} onClick={() => void start()}>
        {texts.setUp}
      </Button>
    </section>
  )
}

function Setup({ setup, onCodes }: { setup: TotpSetup; onCodes: StateProps["onCodes"] }) {
  const texts = useTexts(securityTexts)
  const confirm = useCall(confirmTotp)
  const { onSubmit, field, isSubmitting, summary } = useContractForm({
    schema: ConfirmTotp,
    empty: { code: "" },
    save: (body) => confirm({ body }),
    done: texts.done,
    onDone: ({ data }) => onCodes(data.codes),
  })
  const { size, path } = setup.qrCode
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Step number={1} title={texts.stepApp}>
        <p className="text-muted">{texts.stepAppText}</p>
      </Step>
      <Step number={2} title={texts.stepScan}>
        {/* Dark on white with its quiet zone in both themes: otherwise cameras do not read it. */}
        <svg
          role="img"
          aria-label={texts.qrCode}
          viewBox={`-4 -4 ${size + 8} ${size + 8}`}
          className="w-56 max-w-full rounded-card border border-line"
        >
          <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
        <p>
          <a href={setup.url} className="font-semibold text-brand underline">
            {texts.openApp}
          </a>
        </p>
        <p>{texts.byHand}</p>
        <p lang="en" translate="no" className="wrap-anywhere tabular font-semibold tracking-wider">
          {setup.secret.match(/.{1,4}/g)?.join(" ")}
        </p>
      </Step>
      <Step number={3} title={texts.stepCode}>
        <AccountForm onSubmit={onSubmit} submit={texts.turnOn} isSubmitting={isSubmitting} summary={summary}>
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
            {...field("code")}
          />
        </AccountForm>
      </Step>
    </ol>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const { format } = useTextsAndFormat(securityTexts)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg">
        {format.number(number)}. {title}
      </h2>
      {children}
    </li>
  )
}

const fewCodes = 3

function TurnedOn({ state: { since, recoveryCodesLeft, isRequired }, onCodes }: StateProps) {
  const { texts, format } = useTextsAndFormat(securityTexts)
  const toastAction = useActionToast()
  const renew = useCall(newRecoveryCodes)
  const turnOff = useCall(turnOffSecondFactor)
  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="success">{texts.on}</Badge>
        {texts.since(format.dateTime(since))}
      </p>
      <p>
        {texts.codesLeft(format.number(recoveryCodesLeft), recoveryCodesLeft === 1)}{" "}
        {recoveryCodesLeft <= fewCodes && texts.fewCodes}
      </p>
      <div className="flex flex-wrap gap-3">
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
        >
          {(open) => <Button onClick={open}>{texts.newCodes}</Button>}
        </ConfirmAction>
        {!isRequired && (
          <ConfirmAction
            title={texts.turnOffTitle}
            text={texts.turnOffText}
            confirm={texts.turnOff}
            onConfirm={() => toastAction(turnOff({}), { done: texts.turnedOff, failed: texts.turnOffFailed })}
          >
            {(open) => <Button onClick={open}>{texts.turnOff}</Button>}
          </ConfirmAction>
        )}
      </div>
    </section>
  )
}
