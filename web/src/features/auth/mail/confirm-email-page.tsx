import { Navigate } from "react-router"
import { useGetOwnUserQuery } from "#api/own-account.ts"
import { SendVerification } from "#dashboard/record/send-verification.tsx"
import type { Widened } from "#i18n/en.ts"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Head } from "#site/component/head.tsx"

const pollMs = 10_000

const en = {
  title: "Confirm your email first",
  text: (email: string) =>
    `You have a role in the office, but nobody has confirmed yet that ${email} is your address. Open the link in the email from us; this page then goes on by itself.`,
  help: "No email arrives? An admin can confirm your address by hand, on your page under All Users.",
}
const bn: Widened<typeof en> = {
  title: "আগে আপনার ইমেইল নিশ্চিত করুন",
  text: (email) =>
    `অফিসে আপনার একটি ভূমিকা আছে, তবে ${email} ঠিকানাটি যে আপনার, তা এখনো কেউ নিশ্চিত করেননি। আমাদের মেইলের লিংকটি খুলুন; এরপর এই পাতা নিজে থেকেই এগিয়ে যাবে।`,
  help: "মেইল আসছে না? কোনো অ্যাডমিন ‘সব ব্যবহারকারী’ থেকে আপনার পাতায় গিয়ে ঠিকানাটি নিশ্চিত করতে পারেন।",
}
const confirmEmailTexts = { en, bn }

/** All that an office role without a confirmed email leads to. */
export function Component() {
  const texts = useTexts(confirmEmailTexts)
  const { user } = useSession()
  // The link may be opened in another browser.
  useGetOwnUserQuery(undefined, { pollingInterval: pollMs, skipPollingIfUnfocused: true })
  if (!user) return null
  if (user.isVerified) return <Navigate to={paths.dashboard} replace />
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <Head title={texts.title} isHidden />
      <h1 className="text-2xl">{texts.title}</h1>
      <p className="wrap-anywhere">{texts.text(user.email)}</p>
      <SendVerification email={user.email} />
      <p className="text-muted">{texts.help}</p>
    </div>
  )
}
