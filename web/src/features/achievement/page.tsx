import { getAchievements } from "contract"
import { useRef, useState } from "react"
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router"
import { useWords } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { Head } from "#site/head.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { Modal, type ModalHandle } from "#ui/modal.tsx"
import { PageFrame } from "#ui/section.tsx"
import { EmptyState } from "#ui/state.tsx"
import { AchievementCard } from "./achievement-card.tsx"
import { AchievementStory, type ShownAchievement, shownOf } from "./achievement-story.tsx"
import { achievementSite } from "./site.ts"

export { AchievementsPage as Component }

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await context.get(loaderContext).read(getAchievements)
  return data.map(shownOf)
}

function AchievementsPage() {
  const texts = useWords(achievementSite)
  const achievements = useLoaderData<typeof loader>()
  const [shown, setShown] = useState<ShownAchievement>()
  const modal = useRef<ModalHandle>(null)
  // Where there is no JavaScript, or the card was opened in a tab of its own, its story stands above all others.
  const asked = new URLSearchParams(useLocation().search).get("show")
  const first = achievements.find(({ _id }) => _id === asked)

  function open(achievement: ShownAchievement) {
    setShown(achievement)
    modal.current?.open()
  }

  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Head title={texts.title} description={texts.description} />
      {first && (
        <section className="grid max-w-3xl gap-4 rounded-card border border-line bg-surface p-4">
          <h2 className="wrap-anywhere text-2xl">{first.title}</h2>
          <AchievementStory achievement={first} />
          <ButtonLink to={paths.achievements} className="justify-self-start">
            {texts.all}
          </ButtonLink>
        </section>
      )}
      {achievements.length === 0 ? (
        <EmptyState text={texts.empty} action={<ButtonLink to={paths.courses}>{texts.emptyLink}</ButtonLink>} />
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {achievements.map((achievement, index) => (
            <AchievementCard
              key={achievement._id}
              achievement={achievement}
              isEarly={index < 3}
              onOpen={() => open(achievement)}
            />
          ))}
        </ul>
      )}
      <Modal ref={modal} title={shown?.title ?? ""} onClose={() => setShown(undefined)}>
        {shown && <AchievementStory achievement={shown} />}
      </Modal>
    </PageFrame>
  )
}
