import { ConfirmTotp, confirmTotp, type TotpSetup } from "contract"
import type { ReactNode } from "react"
import { useCall } from "#api/calls.ts"
import { useContractForm } from "#api/form/contract-form.ts"
import { AccountForm } from "#features/auth/login/account-form.tsx"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { securityTexts } from "./security-texts.ts"

type AppSetupProps = { setup: TotpSetup; isFirst: boolean; onDone: (codes: readonly string[]) => void }

/** The steps from the new secret to the first code of the app. */
export function AppSetup({ setup, isFirst, onDone }: AppSetupProps) {
  const texts = useTexts(securityTexts)
  const confirm = useCall(confirmTotp)
  const form = useContractForm({
    schema: ConfirmTotp,
    empty: { code: "" },
    save: (body) => confirm({ body }),
    done: texts.appAdded,
    onDone: ({ data }) => onDone(data.codes),
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
        {isFirst && <p>{texts.endsOthers}</p>}
        <AccountForm form={form} submit={texts.turnOn}>
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
            {...form.field("code")}
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
