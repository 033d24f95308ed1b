import { ClampedText } from "#ui/text/clamped-text.tsx"

export function TitleCell({ title }: { title: string }) {
  return <ClampedText text={title} className="@3xl:min-w-32 @3xl:max-w-md" />
}
