import { useEffect, useState } from "react"
import { Link } from "react-router"
import { toldBy } from "#api/failure.ts"
import { useGetUserQuery } from "#api/own-account.ts"
import { useSpeech } from "#i18n/language.tsx"
import { useWords } from "#i18n/words.ts"
import { paths } from "#paths.ts"
import { Head } from "#site/head.tsx"
import { FailedState, Skeleton } from "#ui/state.tsx"
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
  const speech = useSpeech()
  // What the browser kept may be a month old, and a form that began from it would seem to overwrite newer values.
  const { data, error, isFetching, refetch } = useGetUserQuery(undefined, { refetchOnMountOrArgChange: true })
  const [isFresh, setFresh] = useState(false)
  useEffect(() => {
    if (data && !isFetching && !error) setFresh(true)
  }, [data, isFetching, error])

  if (data && isFresh) {
    return (
      <section className="grid gap-6 rounded-card border border-line bg-surface p-4 md:p-6">
        <ProfileHead user={data.data} />
        <ProfileForm user={data.data} />
      </section>
    )
  }
  if (error && !isFetching) {
    return <FailedState title={words.loadFailed} text={toldBy(error, speech).message} onRetry={refetch} />
  }
  return <Skeleton rows={5} />
}
