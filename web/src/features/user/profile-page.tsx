import type { ReactNode } from "react"
import { useDashboardTexts } from "#i18n/dashboard.ts"
import { useSpeech } from "#i18n/language.tsx"
import { Head } from "#site/head.tsx"
import { useAppSelector } from "#store.ts"
import { Avatar } from "#ui/avatar.tsx"
import { Badge } from "#ui/badge.tsx"

export function ProfilePage() {
  const texts = useDashboardTexts().profile
  const { format } = useSpeech()
  const user = useAppSelector((state) => state.auth.user)
  if (!user) return null
  return (
    <div className="grid max-w-3xl gap-6">
      <Head title={texts.title} isHidden />
      <h1 className="text-2xl">{texts.title}</h1>
      <section className="grid gap-6 rounded-card border border-line bg-surface p-6">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar photo={user.photo} className="size-16 text-2xl" />
          <div className="grid min-w-0 gap-1">
            <p className="break-words font-semibold text-xl">{user.name}</p>
            <p className="flex flex-wrap gap-2">
              <Badge tone="brand">{texts.roles[user.role]}</Badge>
              <Badge tone={user.isVerified ? "success" : "neutral"}>
                {user.isVerified ? texts.verified : texts.notVerified}
              </Badge>
            </p>
          </div>
        </div>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Entry name={texts.email}>{user.email}</Entry>
          <Entry name={texts.phone}>{user.phone || texts.none}</Entry>
          <Entry name={texts.since}>{format.date(user.createdAt)}</Entry>
          <Entry name={texts.bio}>{user.bio || texts.none}</Entry>
        </dl>
      </section>
    </div>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
