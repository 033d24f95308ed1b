import type { User } from "contract"
import { SendVerification } from "#dashboard/send-verification.tsx"
import { useSpeech, useWords } from "#i18n/language.tsx"
import { verificationWords } from "#i18n/screens/verification.ts"
import { Badge } from "#ui/badge.tsx"
import { profileWords } from "./profile-words.ts"

/** What stands fast: who one is to the site. */
export function ProfileHead({ user }: { user: User }) {
  const words = useWords(profileWords)
  const { notVerified } = useWords(verificationWords)
  const { format } = useSpeech()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="brand">{words.roles[user.role]}</Badge>
        <Badge tone={user.isVerified ? "success" : "warning"}>{user.isVerified ? words.verified : notVerified}</Badge>
        <span className="text-muted text-sm">{words.since(format.date(user.createdAt))}</span>
      </div>
      {!user.isVerified && <SendVerification email={user.email} />}
    </div>
  )
}
