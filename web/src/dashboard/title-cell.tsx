import { LongText } from "#ui/long-text.tsx"

export function TitleCell({ title }: { title: string }) {
  return <LongText text={title} className="@2xl:min-w-32 @2xl:max-w-md" />
}
