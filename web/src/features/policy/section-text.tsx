import type { PolicySection } from "#site/policy.ts"

export function SectionText({ section: { text = [], points = [], after } }: { section: PolicySection }) {
  return (
    <div className="grid gap-4">
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className="grid list-disc gap-3 pl-6 marker:text-brand">
          {points.map((point) => (
            <li key={point.text}>
              {point.name && <strong className="font-semibold">{point.name} </strong>}
              {point.text}
            </li>
          ))}
        </ul>
      )}
      {after && <p>{after}</p>}
    </div>
  )
}
