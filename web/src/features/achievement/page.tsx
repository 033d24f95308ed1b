import { type Achievement, getAchievements } from "contract"
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { inLanguage, useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { loaderContext, revalidateOnPathChange } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import { ButtonLink } from "#ui/button/button.tsx"
import { ClosingStrip, PageFrame, Paragraphs } from "#ui/display/section.tsx"
import { ShownRow, useShownRow } from "#ui/display/shown-row.tsx"
import { EmptyState } from "#ui/display/state.tsx"
import { RightIcon } from "#ui/image/icon.tsx"
import { cardFocusRing, stretchedLink } from "#ui/image/image-card.tsx"
import { ImageWithFallback } from "#ui/image/image-with-fallback.tsx"
import { InBengali, useLangOf } from "#ui/text/in-bengali.tsx"
import { textLines } from "#ui/text/lines.ts"
import { truncationIndex } from "#ui/text/truncation-index.ts"
import { achievementSite } from "./site.ts"

export { revalidateOnPathChange as shouldRevalidate }

export async function loader({ context }: LoaderFunctionArgs) {
  const { read, language } = context.get(loaderContext)
  const { data } = await read(getAchievements)
  return data.map((row) => toPageData(inLanguage(row, language)))
}

export function Component() {
  const texts = useTexts(achievementSite)
  const langOf = useLangOf()
  const achievements = useLoaderData<typeof loader>()
  const { query, linkTo, ...shown } = useShownRow(paths.achievements, achievements)
  return (
    <PageFrame title={texts.title} lead={achievements.length > 0 && texts.lead}>
      <Head
        title={shown.row?.title ?? texts.searchTitle}
        description={shown.row?.preview || texts.description}
        photo={shown.row?.image}
        query={query}
      />
      <ShownRow {...shown} isWide={false} backToAll={texts.all}>
        {(achievement) => <AchievementStory achievement={achievement} />}
      </ShownRow>
      {achievements.length === 0 ? (
        <EmptyState text={texts.empty} action={<ButtonLink to={paths.courses}>{texts.emptyLink}</ButtonLink>} />
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {achievements.map((achievement, index) => (
            <li
              key={achievement._id}
              className={`relative grid grid-cols-[minmax(0,1fr)] content-start overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong ${cardFocusRing}`}
            >
              <ImageWithFallback
                src={achievement.image}
                alt=""
                width={640}
                height={480}
                loading={index < 3 ? "eager" : "lazy"}
                className="aspect-4/3 w-full border-line border-b bg-sunken object-cover"
              />
              <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 p-4">
                <h2 className="text-xl">
                  {/* The link covers the whole card. */}
                  <Link
                    {...linkTo(achievement)}
                    lang={langOf(achievement.title)}
                    className={`wrap-anywhere line-clamp-3 ${stretchedLink}`}
                  >
                    {achievement.title}
                  </Link>
                </h2>
                <RightIcon className="mt-1.5 text-brand" />
                {achievement.preview && (
                  <p lang={langOf(achievement.preview)} className="wrap-anywhere col-span-2 text-muted">
                    {achievement.preview}
                  </p>
                )}
                <p className="col-span-2 empty:hidden">
                  <InBengali texts={[achievement.title, achievement.preview]} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ClosingStrip title={texts.nextStep.title} text={texts.nextStep.text}>
        <ButtonLink kind="accent" to={paths.team}>
          {texts.nextStep.team}
        </ButtonLink>
        <ButtonLink to={paths.reviews}>{texts.nextStep.reviews}</ButtonLink>
      </ClosingStrip>
    </PageFrame>
  )
}

/** A card truncates longer descriptions. */
const maxPreviewCharacters = 50

type ShownAchievement = ReturnType<typeof toPageData>

function toPageData({ _id, image, title, description }: Omit<Achievement, "en">) {
  const lines = textLines(description)
  const text = lines.join(" ")
  const end = truncationIndex(maxPreviewCharacters, text)
  return { _id, image, title, lines, preview: end === null ? text : `${wholeWords(text, end).trimEnd()}...` }
}

/** Up to the last end of a word; a single long word is cut. */
function wholeWords(text: string, end: number): string {
  const space = text.slice(0, end + 1).search(/\s\S*$/)
  return text.slice(0, space > 0 ? space : end)
}

/** The image and the description; the parent shows the title as a heading. */
function AchievementStory({ achievement: { image, title, lines } }: { achievement: ShownAchievement }) {
  const langOf = useLangOf()
  return (
    <>
      <ImageWithFallback
        src={image}
        alt={title}
        lang={langOf(title)}
        width={640}
        height={480}
        loading="eager"
        className="aspect-4/3 w-full rounded-field bg-sunken object-contain"
      />
      {lines.length > 0 && <Paragraphs lang={langOf(lines.join(" "))} lines={lines} className="gap-3" />}
    </>
  )
}
