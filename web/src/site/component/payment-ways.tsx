import { TypedText } from "#ui/text/typed-text.tsx"

export const PaymentWays = ({ ways }: { ways: readonly { name: string }[] }) =>
  ways.length > 0 && (
    <ul className="flex flex-wrap gap-2">
      {ways.map(({ name }) => (
        <li key={name} className="rounded-tag border border-line-strong bg-surface px-3 py-1 font-semibold">
          <TypedText text={name} />
        </li>
      ))}
    </ul>
  )
