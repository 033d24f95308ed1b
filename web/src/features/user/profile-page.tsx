import { useEffect, useState } from "react"
import { Link } from "react-router"
import { useGetOwnUserQuery } from "#api/own-account.ts"
import { Loaded } from "#dashboard/loaded.tsx"
import { useWords } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { Skeleton } from "#ui/state.tsx"
import { ProfileForm } from "./profile-form.tsx"
import { ProfileHead } from "./profile-head.tsx"
import { profileWords } from "./profile-words.ts"

export { ProfilePage as Component }

function ProfilePage() {
  const words = useWords(profileWords)
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <Head title={words.title} isHidden />
      <h1 className="text-2xl">{words.title}</h1>
      <Profile />
      <p className="flex flex-wrap items-center gap-x-2">
        {words.devicesText}
        <Link to={paths.myDevices} className="inline-flex min-h-11 items-center font-semibold text-brand">
          {words.devices}
        </Link>
      </p>
    </div>
  )
}

function Profile() {
  const words = useWords(profileWords)
  // What the browser kept may be a month old, and a form that began from it would seem to overwrite newer values.
  const answer = useGetOwnUserQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, error, isFetching } = answer
  const [isFresh, setFresh] = useState(false)
  useEffect(() => {
    if (data && !isFetching && !error) setFresh(true)
  }, [data, isFetching, error])

  return (
    <Loaded
      answer={{ ...answer, data: isFresh ? data : undefined }}
      failed={words.loadFailed}
      skeleton={<Skeleton rows={5} />}
    >
      {({ data: user }) => (
        <section className="grid gap-6 rounded-card border border-line bg-surface p-4 md:p-6">
          <ProfileHead user={user} />
          <ProfileForm user={user} />
        </section>
      )}
    </Loaded>
  )
}
