import { getBlogPosts } from "contract"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { loaderContext } from "#rendering/loader-context.ts"
import { Head } from "#site/component/head.tsx"
import { blog } from "#site/links.ts"
import { ButtonLink } from "#ui/button/button.tsx"
import { ClosingPanel, PageFrame, Section, TextGrid } from "#ui/display/section.tsx"
import { BlogEmbed } from "./blog-embed.tsx"
import { LatestPosts } from "./latest-posts.tsx"

const loadTexts = { en: () => import("#site/en/blogs.ts"), bn: () => import("#site/bn/blogs.ts") }
const shownPosts = 3

/** The page is complete without posts: they are left out if they cannot be loaded in the browser. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language, read } = context.get(loaderContext)
  const [{ blogs: texts }, posts] = await Promise.all([
    loadTexts[language](),
    read(getBlogPosts).catch(nothingInBrowser),
  ])
  return { texts, posts: posts?.data.slice(0, shownPosts) ?? [] }
}

function nothingInBrowser(failure: unknown): null {
  if (import.meta.env.SSR) throw failure
  return null
}

export function Component() {
  const { texts, posts } = useLoaderData<typeof loader>()
  const { title, description, lead, latest, topicsTitle, topics, nextStep } = texts
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={title} description={description} />
      <BlogEmbed texts={texts} blog={blog} />
      <LatestPosts title={latest} posts={posts} />
      <Section id="topics" title={topicsTitle}>
        <TextGrid items={topics} />
      </Section>
      <ClosingPanel title={nextStep.title} text={nextStep.text}>
        <ButtonLink kind="accent" to={paths.toKnows}>
          {nextStep.toKnows}
        </ButtonLink>
        <ButtonLink to={paths.courses}>{nextStep.courses}</ButtonLink>
      </ClosingPanel>
    </PageFrame>
  )
}
