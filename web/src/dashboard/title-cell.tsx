import { ClampedText } from "#ui/clamped-text.tsx"

export function TitleCell({ title }: { title: string }) {
  return <ClampedText text={title} className="@2xl:min-w-32 @2xl:max-w-md" />
}
