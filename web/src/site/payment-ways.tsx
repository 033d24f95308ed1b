import { useI18n } from "#i18n/language.tsx"
import { paymentWays } from "#site/company.ts"

export function PaymentWays() {
  const { language } = useI18n()
  return (
    <ul className="flex flex-wrap gap-2">
      {paymentWays.map(({ name }) => (
        <li key={name.en} className="rounded-tag border border-line-strong bg-surface px-3 py-1 font-semibold">
          {name[language]}
        </li>
      ))}
    </ul>
  )
}
